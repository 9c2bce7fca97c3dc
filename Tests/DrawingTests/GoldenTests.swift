import Drawing
import NavigationModel
import Testing

@Suite struct GoldenTests {
  /// The whole text for a small map: what changes here changes every map that a team keeps under version control.
  @Test func textOfASmallMap() {
    let graph = NavigationGraph(
      entries: [Entry(screen: "HomeView", via: .mainScene, location: Sample.place(3))],
      screens: [
        Sample.screen("HomeView", isEntry: true, title: "Home"), Sample.screen("DetailView", flow: "Feed"),
        Sample.screen("alert", .alert),
      ],
      transitions: [
        Sample.move(["HomeView"], "DetailView", .push, line: 11, trigger: "Button(\"Details\")"),
        Sample.move(["DetailView"], "alert", .alert, line: 12),
      ])
    let findings = [
      Finding(rule: "trap", severity: .error, message: "No way out.", location: Sample.place(40), subject: "DetailView")
    ]
    let text = FlowMap(graph: graph, findings: findings, options: FlowMapOptions(title: "Shop", groupBy: .flow)).dot()
    #expect(text == Self.small)
  }

  /// One line of text for each transition and entry, in the style of its kind.
  @Test(arguments: [
    (
      "\"HomeView\" -> \"FeedView\"", ["color=\"#00795C\"", "style=\"solid\"", "penwidth=\"3.2\"", "arrowhead=\"dot\""]
    ),
    ("\"FeedView\" -> \"DetailView\"", ["color=\"#30363D\"", "<TD>Details +1 ×2</TD>", "arrowhead=\"normal\""]),
    ("\"HomeView\" -> \"AuthCoordinator\"", ["color=\"#9C4221\"", "arrowhead=\"diamond\""]),
    ("\"AuthCoordinator\" -> \"LoginView\"", ["color=\"#6E7781:invis:#6E7781\""]),
    ("\"LoginView\" -> \"TermsView\"", ["color=\"#0B63B0\"", "style=\"dashed\"", "arrowhead=\"onormal\""]),
    // The offer is an entry, so this line leads back and is written from its head.
    ("\"OfferView\" -> \"DetailView\"", ["color=\"#7B2D8B\"", "style=\"bold\"", "arrowtail=\"box\"", "dir=\"back\""]),
    ("\"DetailView\" -> \"HintView\"", ["color=\"#00727A\"", "style=\"dotted\"", "arrowhead=\"odot\""]),
    ("\"LoginView\" -> \"alert\"", ["color=\"#B54708\"", "style=\"dotted\"", "arrowhead=\"tee\""]),
    ("\"DetailView\" -> \"dialog\"", ["color=\"#8A5A00\"", "style=\"dotted\"", "arrowhead=\"obox\""]),
    ("\"TermsView\" -> \"external\"", ["color=\"#1B7FA6\"", "style=\"dotted\"", "arrowhead=\"vee\""]),
    ("\"HomeView\" -> \"OfferView\"", ["color=\"#30363D80\"", "style=\"dotted\"", "guessed"]),
    ("\"component HintService\" -> \"HintView\"", ["color=\"#0B63B0\""]),
    ("\"entry main_scene\" -> \"HomeView\"", ["penwidth=\"2.4\""]),
    ("\"entry deep_link\" -> \"OfferView\"", ["penwidth=\"2.4\""]),
  ]) func everyKindHasItsLine(_ edge: String, _ parts: [String]) throws {
    let text = FlowMap(graph: Sample.everything, findings: Sample.findings).dot()
    let lines = text.split(separator: "\n").filter { $0.contains(edge + " [") }
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    for part in parts { #expect(line.contains(part), "\(edge) lacks \(part): \(line)") }
  }

  @Test func boxesTellWhatTheyAre() throws {
    let text = FlowMap(
      graph: Sample.everything, findings: Sample.findings, options: FlowMapOptions(groupBy: .flow)
    ).dot()
    func line(_ node: String) throws -> Substring {
      try #require(text.split(separator: "\n").first { $0.contains("\"\(node)\" [") })
    }
    #expect(try line("HomeView").contains("penwidth=\"3\""))
    #expect(
      try line("LostView").contains("style=\"rounded,filled,dashed\"") && line("LostView").contains("unreachable"))
    #expect(try line("external").contains("shape=\"ellipse\""))
    #expect(try line("component HintService").contains("shape=\"note\""))
    #expect(try line("entry deep_link").contains("Deep link"))
    #expect(try line("TermsView").contains("✕1") && line("DetailView").contains("▲1"))
    #expect(text.contains("subgraph \"cluster_0\"") && text.contains("<B>Auth</B>") && text.contains("<B>Feed</B>"))
  }

  static let small = #"""
    digraph "navigation" {
      graph [rankdir="LR" bgcolor="#FFFFFF" pad="0.35" nodesep="0.28" ranksep="0.75" fontname="Helvetica,Arial,Noto Sans CJK KR,Apple SD Gothic Neo,Malgun Gothic,sans-serif" fontsize="12" fontcolor="#1B1F24" labelloc="t" labeljust="l" charset="UTF-8" compound="false" splines="true" nslimit="4" nslimit1="4" mclimit="1" tooltip="Shop" label=<<TABLE BORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="22"><B>Shop</B></FONT></TD></TR><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="12" COLOR="#57606A">3 screens · 2 transitions · 1 finding</FONT></TD></TR><TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="2"><TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="38" HEIGHT="1" BGCOLOR="#30363D"></TD></TR></TABLE></TD><TD FIXEDSIZE="TRUE" WIDTH="18" HEIGHT="14"><FONT COLOR="#30363D">►</FONT></TD></TR></TABLE></TD><TD ALIGN="LEFT">push</TD></TR></TABLE></TD><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="2"><TR><TD ALIGN="LEFT"><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD><TD FIXEDSIZE="TRUE" WIDTH="4" HEIGHT="2"></TD><TD FIXEDSIZE="TRUE" WIDTH="2" HEIGHT="2" BGCOLOR="#B54708"></TD></TR></TABLE></TD><TD FIXEDSIZE="TRUE" WIDTH="18" HEIGHT="14"><FONT COLOR="#B54708">│</FONT></TD></TR></TABLE></TD><TD ALIGN="LEFT">alert</TD></TR></TABLE></TD><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="2"><TR><TD ALIGN="LEFT"><TABLE BORDER="3" COLOR="#1B1F24" BGCOLOR="#FEFEFE" STYLE="ROUNDED" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0"><TR><TD FIXEDSIZE="TRUE" WIDTH="32" HEIGHT="12"></TD></TR></TABLE></TD><TD ALIGN="LEFT">users come in here</TD></TR></TABLE></TD><TD><TABLE BORDER="0" CELLBORDER="0" CELLSPACING="2" CELLPADDING="2"><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="11" COLOR="#B42318"><B>  ✕1</B></FONT></TD><TD ALIGN="LEFT">errors</TD></TR></TABLE></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD><TD></TD></TR></TABLE></TD></TR></TABLE>>];
      node [fontname="Helvetica,Arial,Noto Sans CJK KR,Apple SD Gothic Neo,Malgun Gothic,sans-serif" fontsize="13" fontcolor="#1B1F24" shape="box" style="rounded,filled" fillcolor="#FEFEFE" color="#424A53" penwidth="1.1" margin="0.09,0.05" height="0.3" width="0.4"];
      edge [fontname="Helvetica,Arial,Noto Sans CJK KR,Apple SD Gothic Neo,Malgun Gothic,sans-serif" fontsize="10" arrowsize="0.75"];
      subgraph "cluster_0" {
        graph [label=<<TABLE BORDER="0" CELLSPACING="0" CELLPADDING="2"><TR><TD><FONT POINT-SIZE="13" COLOR="#1F4E79"><B>Feed</B></FONT></TD></TR></TABLE>> style="rounded,filled" fillcolor="#EAF3FB" color="#9CC4E4" penwidth="1.2" labeljust="l" labelloc="t" margin="14" tooltip="Flow Feed"];
        "DetailView" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR><TD ALIGN="LEFT"><B>Detail</B><FONT POINT-SIZE="11" COLOR="#B42318"><B>  ✕1</B></FONT></TD></TR><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="9" COLOR="#57606A">DetailView</FONT></TD></TR></TABLE>> id="n0" color="#B42318" penwidth="2" tooltip="DetailView: view\nApp/Screens.swift:10\nFlow: Feed\nerror: No way out. [trap]"];
      }
      "HomeView" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR><TD ALIGN="LEFT"><B>Home</B></TD></TR><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="9" COLOR="#57606A">HomeView</FONT></TD></TR></TABLE>> id="n1" penwidth="3" color="#1B1F24" tooltip="HomeView: view\nApp/Screens.swift:8"];
      "alert" [label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1"><TR><TD ALIGN="LEFT"><FONT POINT-SIZE="11">Alert</FONT></TD></TR></TABLE>> id="n2" style="rounded,filled" shape="box" color="#B54708" fillcolor="#FFF4ED" margin="0.12,0.02" tooltip="alert: alert\nApp/Screens.swift:5"];
      "entry main_scene" [label=<<FONT COLOR="#FDFDFD" POINT-SIZE="12"><B>Start</B></FONT>> id="n3" shape="cds" height="0.42" style="filled" fillcolor="#1B1F25" color="#1B1F25" tooltip="Users come in here: main-scene\nApp/Main.swift:3"];
      "DetailView" -> "alert" [color="#B54708" fontcolor="#B54708" style="dotted" penwidth="1.8" arrowhead="tee" weight="4" id="e0" tooltip="Detail → Alert\nalert App/Main.swift:12" labeltooltip="Detail → Alert\nalert App/Main.swift:12"];
      "HomeView" -> "DetailView" [color="#30363D" fontcolor="#30363D" style="solid" penwidth="1.3" arrowhead="normal" label=<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="3"><TR><TD>Details</TD></TR></TABLE>> weight="4" id="e1" tooltip="Home → Detail\npush App/Main.swift:11 · Details" labeltooltip="Home → Detail\npush App/Main.swift:11 · Details"];
      "entry main_scene" -> "HomeView" [color="#1B1F24" penwidth="2.4" weight="4" id="e2" tooltip="Entry: Home" labeltooltip="Entry: Home"];
    }

    """#
}
