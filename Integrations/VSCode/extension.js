// Starts `navlint lsp` for the folders of the workspace. Everything else is the server's.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = function () {
  const settings = vscode.workspace.getConfiguration("navlint");
  const program = { command: settings.get("path"), args: ["lsp"] };
  client = new LanguageClient("navlint", "navlint", program, {
    documentSelector: [{ scheme: "file", language: "swift" }],
    initializationOptions: { inlayHints: settings.get("inlayHints"), codeLenses: settings.get("codeLenses") },
  });
  return client.start();
};

exports.deactivate = function () {
  return client && client.stop();
};
