import NavigationModel

/// The capabilities that the server announces.
enum ServerAbilities {
  static func json(_ client: ClientAbilities) -> JSONValue {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      "codeLensProvider": client.wantsCodeLenses ? ["resolveProvider": false] : .null,
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "documentSymbolProvider": true, "workspaceSymbolProvider": true, "callHierarchyProvider": true,
      "inlayHintProvider": .boolean(client.wantsInlayHints),
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// The files that navlint reads, and those that decide which these are.
  static let watchedFiles: JSONValue = [
    "registrations": [
      [
        "id": "navlint-files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [
            [
              "globPattern":
                "**/*.{swift,storyboard,xib,plist,pbxproj,xcconfig,yml,yaml,m,mm,strings,xcstrings,stringsdict}"
            ],
            ["globPattern": "**/.gitignore"],
          ]
        ],
      ]
    ]
  ]
}
