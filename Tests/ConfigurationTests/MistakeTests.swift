import Testing

@testable import Configuration

/// Each kind of mistake and what a person reads about it.
@Suite struct MistakeTests {
  @Test(arguments: [
    // Keys
    ("rulez: {}", "1:1: the configuration has no key 'rulez'. Did you mean 'rules'?"),
    (
      "push-loop: error",
      "1:1: the configuration has no key 'push-loop'. 'push-loop' is a rule: write it under 'rules:'."
    ),
    (
      "zzzzzzzz: 1",
      "1:1: the configuration has no key 'zzzzzzzz'. Known here: extends, included, excluded, entry_points, rules, only_rules, opt_in_rules, disabled_rules, confidence, fail_level, strict, policies, idioms, dialects, map."
    ),
    (
      "- a",
      "1:1: the configuration takes extends, included, excluded, entry_points, rules, only_rules, opt_in_rules, disabled_rules, confidence, fail_level, strict, policies, idioms, dialects or map, not a list."
    ),
    // Types
    ("included: {a: b}", "1:11: 'included' takes a list, not a mapping."),
    ("included: [[a]]", "1:12: 'included' takes strings, not a list."),
    ("rules: [push-loop]", "1:8: 'rules' takes a mapping of rules to severities ('push-loop: error'), not a list."),
    ("fail_level: 3", "1:13: 'fail_level' takes info, warning or error, not '3'."),
    ("fail_level: [error]", "1:13: 'fail_level' takes info, warning or error, not a list."),
    ("fail_level: eror", "1:13: 'fail_level' takes info, warning or error, not 'eror'. Did you mean 'error'?"),
    ("confidence: sure", "1:13: 'confidence' takes guessed, inferred or exact, not 'sure'."),
    ("extends: {a: b}", "1:10: 'extends' takes a list, not a mapping."),
    (
      "idioms: [a]",
      "1:9: 'idioms' takes a mapping of functions to what they do ('Router.navigate(to:): push'), not a list."
    ),
    (
      "idioms: {go: pusch}",
      "1:14: 'go' takes as-found, none, push, sheet, cover, popover, alert, dialog, tab, root, flow, back or url, not 'pusch'. Did you mean 'push'?"
    ),
    ("dialects: [a]", "1:12: an element of 'dialects' is a mapping that describes a library, not 'a'."),
    (
      "entry_points: [{via: intent}]",
      "1:16: an element of 'entry_points' needs the key 'screen', the type of the screen where users enter."
    ),
    (
      "entry_points: [{screen: A, via: intend}]",
      "1:33: 'via' takes main-scene, scene-delegate, app-delegate, storyboard, deep-link, notification, shortcut, intent or configured, not 'intend'. Did you mean 'intent'?"
    ),
    // Paths
    (
      "included: [../other]",
      "1:12: '../other' leads out of the folder: paths in 'included' are relative to the folder of this file and stay in it."
    ),
    (
      "excluded: /etc",
      "1:11: '/etc' leads out of the folder: paths in 'excluded' are relative to the folder of this file and stay in it."
    ),
    (
      "excluded: ~/x",
      "1:11: '~/x' leads out of the folder: paths in 'excluded' are relative to the folder of this file and stay in it."
    ),
    // Rules
    (
      "rules:\n  push-lop: error",
      "2:3: there is no rule 'push-lop'. Did you mean 'push-loop'? 'navlint rules' lists all."
    ),
    ("disabled_rules: [zzzzzzzzz]", "1:18: there is no rule 'zzzzzzzzz'. 'navlint rules' lists all."),
    ("only_rules: push", "1:13: there is no rule 'push'. 'navlint rules' lists all."),
    (
      "rules:\n  push-loop: eror",
      "2:14: 'push-loop' takes error, warning, info or off, not 'eror'. Did you mean 'error'?"
    ),
    ("rules: {push-loop: [error]}", "1:20: 'push-loop' takes error, warning, info or off, not a list."),
    ("rules: {tunable: {severity: hot}}", "1:29: 'severity' takes error, warning, info or off, not 'hot'."),
    ("rules: {tunable: {limt: 3}}", "1:19: the rule 'tunable' has no option 'limt'. Did you mean 'limit'?"),
    ("rules: {push-loop: {limit: 3}}", "1:21: the rule 'push-loop' has no option 'limit'. Known here: severity."),
    ("rules: {tunable: {limit: 300}}", "1:26: 'limit' takes a whole number from 1 to 100, not the number 300."),
    ("rules: {tunable: {limit: many}}", "1:26: 'limit' takes a whole number from 1 to 100, not 'many'."),
    ("rules: {tunable: {loud: 1}}", "1:25: 'loud' takes true or false, not the number 1."),
    ("rules: {tunable: {mood: stict}}", "1:25: 'mood' takes mild or strict, not 'stict'. Did you mean 'strict'?"),
    ("rules: {tunable: {gates: {a: b}}}", "1:26: 'gates' takes a list, not a mapping."),
    // Maps
    ("map: {title: {A: B}}", "1:7: 'map' has no key 'title'. Did you mean 'titles'?"),
    ("map: {titles: [A]}", "1:15: 'titles' takes a mapping ('CartView: Your basket'), not a list."),
    (
      "map: {titles: {}}",
      "1:15: 'titles' is an empty mapping and has no effect. Write 'CartView: Your basket', or delete it."
    ),
    ("map: {titles: {A: [B]}}", "1:19: a name on a map is a string of 1 to 100 characters."),
    ("map: {hide: [\"/(/\"]}", "1:14: the pattern '/(/' cannot be used: a '(' has no ')'."),
    ("map: {merge: {A: $1}}", "1:18: '$1' in 'merge' refers to nothing."),
    ("map: {areas: A}", "1:14: 'areas' takes a mapping ('Checkout: [CartView, \"Pay*\"]'), not 'A'."),
    // YAML
    (
      "rules: [",
      "2:1: this is not YAML: did not find expected node content. Write a value here, or delete the ',' or the bracket before it."
    ),
    (
      "rules:\n\tpush-loop: error",
      "2:1: this is not YAML: found character that cannot start any token. YAML allows no tabs before a key, only spaces; a string that starts with '@', '`' or '%' needs quotes."
    ),
    (
      "rules: {push-loop: error}\nrules: {push-loop: off}",
      "2:1: the key 'rules' is already in line 1. Merge the two."
    ),
    ("? [a]\n: b", "1:3: a key must be a string, not a list or a mapping."),
    (
      "excluded: [*.swift]",
      "1:13: this is not YAML: did not find expected alphabetic or numeric character. A string that starts with '*' or '&' needs quotes."
    ),
    (
      "excluded: *a",
      "1:11: aliases ('*name') are not supported. Write the value out; a string that starts with '*', such as a pattern, needs quotes."
    ),
    (
      "a: &x 1\nb: *x",
      "2:4: aliases ('*name') are not supported. Write the value out; a string that starts with '*', such as a pattern, needs quotes."
    ),
    ("a: 1\n---\nb: 2", "2:1: a second document begins here ('---'). A configuration is one document."),
  ])
  func isTold(_ text: String, _ message: String) {
    #expect(Sample.mistakes(text) == ".navlint.yml:\(message)")
  }

  @Test(arguments: [
    ("a", "a policy is a mapping with a 'name' and a demand such as 'forbidden', not 'a'."),
    ("{max_depth: 3}", "a policy needs a 'name', by which findings and suppressions call it."),
    (
      "{name: x}",
      "a policy needs a demand: forbidden, required, only_through, max_depth, max_modal_depth or can_be_left."
    ),
    ("{name: x, max_depth: 3, can_be_left: cover}", "a policy has one demand; write a second policy for this one."),
    (
      "{name: Foo Bar, max_depth: 3}",
      "'Foo Bar' is not a name for a policy. Use kebab case, as in 'payment-only-through-auth'."
    ),
    (
      "{name: all, max_depth: 3}",
      "'all' is not a name for a policy. Use kebab case, as in 'payment-only-through-auth'."
    ),
    ("{name: push-loop, max_depth: 3}", "'push-loop' is a rule of navlint. Give the policy another name."),
    ("{name: x, forbiden: {}, max_depth: 1}", "a policy has no key 'forbiden'. Did you mean 'forbidden'?"),
    ("{name: x, severity: off, max_depth: 1}", "'severity' takes info, warning or error, not 'off'."),
    (
      "{name: x, forbidden: {kinds: push}}",
      "'forbidden' needs 'from', 'to' or both, else it applies to every transition."
    ),
    ("{name: x, forbidden: {form: A, to: B}}", "'forbidden' has no key 'form'. Did you mean 'from'?"),
    (
      "{name: x, forbidden: {from: A, kinds: pusch}}",
      "'kinds' takes push, sheet, cover, popover, alert, dialog, tab, root, flow, back or url, not 'pusch'. Did you mean 'push'?"
    ),
    (
      "{name: x, forbidden: {from: A, via: B, reach: direct}}",
      "a direct transition passes no other screen, so 'via' needs 'reach: any'."
    ),
    ("{name: x, forbidden: {from: A, reach: al}}", "'reach' takes direct or any, not 'al'."),
    ("{name: x, forbidden: {from: {scren: A}}}", "'from' has no key 'scren'. Did you mean 'screen'?"),
    (
      "{name: x, forbidden: {from: {kind: veiw}}}",
      "'kind' takes view, view-controller, alert, dialog, inline, system, external, coordinator or unknown, not 'veiw'. Did you mean 'view'?"
    ),
    ("{name: x, forbidden: {from: /(/}}", "the pattern '/(/' cannot be used: a '(' has no ')'."),
    (
      "{name: x, forbidden: {from: {folder: /Sources}}}",
      "the pattern '/Sources' cannot be used: paths are relative to the configuration's folder, so omit the '/' at the start; a regular expression also ends in one."
    ),
    (
      "{name: x, forbidden: {from: A, to: $1}}",
      "'to' uses '$1', but 'from' captures nothing. Groups are '*', '**' and '{…}' of patterns, and '(…)' of regular expressions."
    ),
    (
      "{name: x, forbidden: {from: \"*V\", to: $2}}",
      "'to' uses '$2', but 'from' captures only 1. Groups are '*', '**' and '{…}' of patterns, and '(…)' of regular expressions."
    ),
    (
      "{name: x, forbidden: {from: $1}}",
      "'$1' in 'from' refers to nothing: it stands for what 'from' captured, and can be used in 'to' and 'via'."
    ),
    ("{name: x, only_through: {to: A}}", "'only_through' needs 'to', the guarded screens, and 'via', the gates."),
    ("{name: x, max_depth: {to: A}}", "'max_depth' needs a 'limit'."),
    ("{name: x, max_depth: -1}", "'max_depth' takes a whole number from 0 to 1000, not the number -1."),
    ("{name: x, max_modal_depth: 50}", "'max_modal_depth' takes a whole number from 0 to 20, not the number 50."),
    (
      "{name: x, can_be_left: shet}",
      "'can_be_left' takes push, sheet, cover, popover, alert, dialog, tab, root, flow, back or url, not 'shet'. Did you mean 'sheet'?"
    ),
  ])
  func mistakesInPoliciesAreTold(_ policy: String, _ message: String) {
    let told = Sample.mistakes("policies:\n  - \(policy)\n")
    #expect(
      told.split(separator: "\n").contains { $0.hasPrefix(".navlint.yml:2:") && $0.hasSuffix(": \(message)") },
      "\(told)")
  }

  @Test func allMistakesAreToldInTheirOrder() {
    let told = Sample.mistakes("fail_level: x\nrules: {push-lop: error, push-loop: hot}\nincluded: 5\nzzz: 1\n")
    #expect(told.split(separator: "\n").map { $0.split(separator: ":")[1] } == ["1", "2", "2", "4"])
  }

  @Test func twoPoliciesOfOneName() {
    let text = "policies:\n  - {name: x, max_depth: 1}\n  - {name: x, max_depth: 2}\n"
    #expect(
      Sample.mistakes(text)
        == ".navlint.yml:3:5: there is already a policy 'x' in line 2. Give this one another name.")
  }

  @Test func aLongListOfMistakesEnds() throws {
    let text = (1...100).map { "zz\($0): 1" }.joined(separator: "\n")
    let failure = try #require(throws: ConfigurationFailure.self) { try Sample.project(text) }
    #expect(failure.problems.count == 100)
    #expect(failure.description.split(separator: "\n").count == 21)
    #expect(failure.description.hasSuffix("error: 80 more mistakes are not listed."))
  }

  @Test func namesOfTheFileAreHarmlessInMessages() {
    let told = Sample.mistakes("\"a\\e[31m\\nb\\u202E\": 1")
    #expect(!told.contains("\u{1B}") && !told.contains("\u{202E}"))
    #expect(told.split(separator: "\n").count == 1)
    #expect(Sample.mistakes("\(String(repeating: "x", count: 5000)): 1").count < 400)
  }
}
