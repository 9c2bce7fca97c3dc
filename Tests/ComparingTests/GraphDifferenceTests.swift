import Comparing
import NavigationModel
import Testing

@Suite struct GraphDifferenceTests {
  let base = NavigationGraph(
    entries: [Entry(screen: "Home", via: .mainScene, location: place("App.swift"))],
    screens: [screen("Home"), screen("Detail"), screen("Help")],
    routes: [
      Route(
        id: "R.detail", type: "R", case: "detail", location: place("R.swift"), destinations: ["Detail"], isUsed: true)
    ],
    transitions: [move(["Home"], "Detail", route: "R.detail"), move(["Home"], "Help", .sheet)])

  private func difference(_ change: (inout NavigationGraph) -> Void) -> GraphDifference {
    var head = base
    change(&head)
    return GraphDifference(from: base, to: head)
  }

  @Test func sameNavigationIsNoDifference() {
    let moved = difference { graph in
      for index in graph.transitions.indices { graph.transitions[index].location.line += 40 }
      for index in graph.screens.indices { graph.screens[index].location = place("Elsewhere.swift", 9) }
      graph.screens.reverse()
      graph.transitions.reverse()
    }
    #expect(moved.isEmpty)
    #expect(!moved.losesScreens)
  }

  @Test func tellsScreensAndMovesThatCame() {
    let found = difference { graph in
      graph.screens.append(screen("Settings"))
      graph.transitions.append(move(["Home"], "Settings"))
    }
    #expect(found.addedScreens.map(\.id) == ["Settings"])
    #expect(found.addedTransitions.map(\.to) == ["Settings"])
    #expect(found.removedScreens.isEmpty && found.changedTransitions.isEmpty && !found.losesScreens)
  }

  @Test func tellsScreensThatNobodyReachesAnyMore() {
    let found = difference { graph in
      graph.screens[1].isReachable = false
      graph.transitions.removeFirst()
      graph.routes[0].isUsed = false
    }
    #expect(found.lostScreens.map(\.after.id) == ["Detail"])
    #expect(found.diedRoutes.map(\.after.id) == ["R.detail"])
    #expect(found.removedTransitions.map(\.to) == ["Detail"])
    #expect(found.losesScreens)
  }

  /// Where navlint lost the way, what lies behind is no change of the app's; a reader has to know.
  @Test func tellsWhatCouldNotBeFollowed() {
    let gap = UnresolvedSite(
      owner: "Router", kind: .push, location: place("Router.swift"), reason: "the destination is not known here")
    let found = difference { $0.unresolved = [gap, gap] }
    #expect(found.addedGaps == [gap, gap] && found.removedGaps.isEmpty && !found.isEmpty)
    var moved = base
    moved.unresolved = [gap]
    var other = moved
    other.unresolved[0].location.line += 7
    #expect(GraphDifference(from: moved, to: other).isEmpty)
    #expect(GraphDifference(from: moved, to: base).removedGaps == [gap])
  }

  @Test func aScreenThatWasNeverReachedIsNoLoss() {
    var old = base
    old.screens[2].isReachable = false
    var new = base
    new.screens.remove(at: 2)
    #expect(!GraphDifference(from: old, to: new).losesScreens)
  }

  @Test func anotherKindIsOneChangedMove() {
    let found = difference { $0.transitions[1] = move(["Home"], "Help", .cover) }
    #expect(found.changedTransitions.count == 1)
    #expect(found.changedTransitions.first?.isRekinded == true)
    #expect(found.addedTransitions.isEmpty && found.removedTransitions.isEmpty)
  }

  @Test func anotherTargetOfARouteIsOneChangedMove() {
    let found = difference { graph in
      graph.transitions[0] = move(["Home"], "Help", route: "R.detail")
      graph.routes[0].destinations = ["Help"]
    }
    #expect(found.changedTransitions.first?.isRetargeted == true)
    #expect(found.redirectedRoutes.map(\.after.id) == ["R.detail"])
  }

  @Test func theSameMoveInOtherCodeIsMoved() {
    let found = difference { $0.transitions[1] = move(["Home"], "Help", .sheet, owner: "HomeModel") }
    #expect(found.changedTransitions.first?.isMoved == true)
    #expect(found.changedTransitions.first?.lostSources == [])
  }

  @Test func tellsSourcesThatCameAndWent() {
    let found = difference { $0.transitions[1].from = ["Detail"] }
    #expect(found.changedTransitions.first?.lostSources == ["Home"])
    #expect(found.changedTransitions.first?.newSources == ["Detail"])
  }

  @Test func theSameMoveByARouteIsNoLoss() {
    let found = difference { graph in
      graph.transitions[1] = move(["Home"], "Help", .sheet, route: "R.help")
      graph.transitions.append(move(["Home"], "Help", .sheet, route: "R.more"))
    }
    #expect(found.removedTransitions.isEmpty)
    #expect(
      found.changedTransitions.map(\.after.route) == ["R.help"] && found.changedTransitions.first?.isRerouted == true)
    #expect(found.addedTransitions.map(\.route) == ["R.more"])
  }

  @Test func doesNotPairWhatMayBeUnrelated() {
    // Two went and two came: which became which, nobody knows.
    let old = NavigationGraph(transitions: [
      move(["A"], "X", trigger: "Button(\"1\")"), move(["A"], "Y", trigger: "Button(\"2\")"),
    ])
    let new = NavigationGraph(transitions: [
      move(["A"], "P", trigger: "Button(\"3\")"), move(["A"], "Q", trigger: "Button(\"4\")"),
    ])
    let found = GraphDifference(from: old, to: new)
    #expect(
      found.removedTransitions.count == 2 && found.addedTransitions.count == 2 && found.changedTransitions.isEmpty)
  }

  @Test func inlineBodiesOfOneOwnerAreAlike() {
    let old = NavigationGraph(transitions: [move(["A"], "inline:A:2", .sheet)])
    let new = NavigationGraph(transitions: [move(["A"], "inline:A", .sheet)])
    #expect(GraphDifference(from: old, to: new).isEmpty)
  }

  @Test func entriesCount() {
    let found = difference { $0.entries = [Entry(screen: "Help", via: .deepLink, location: nil)] }
    #expect(found.addedEntries.map(\.screen) == ["Help"])
    #expect(found.removedEntries.map(\.screen) == ["Home"])
  }

  @Test func theOrderOfTheGraphsDoesNotMatter() {
    var shuffled = base
    shuffled.transitions.append(move(["Detail"], "Help"))
    shuffled.transitions.append(move(["Detail"], "Home", .root))
    var other = shuffled
    other.transitions.reverse()
    let first = GraphDifference(from: base, to: shuffled)
    let second = GraphDifference(from: base, to: other)
    #expect(Set(first.addedTransitions) == Set(second.addedTransitions))
  }
}
