import Foundation

/// A failure with everything that helps to understand it.
struct FailureEntry {
  /// The suite and name, with a slash between them.
  var name: String
  /// The message of the test.
  var message: String
  /// Pictures as PNG, each with its caption.
  var pictures: [(caption: String, png: Data)] = []
  /// Different lines, each with `-` or `+` in front.
  var lines: [String] = []

  /// The entry as a section of the page.
  var html: String {
    let title = FailureMarkup.escaped(name)
    var parts = [
      "<section id=\"\(title)\"><h2>\(title)</h2>", "<p class=\"message\">\(FailureMarkup.escaped(message))</p>",
    ]
    if !pictures.isEmpty {
      let figures = pictures.map { picture in
        "<figure><img alt=\"\(picture.caption)\" src=\"data:image/png;base64,\(picture.png.base64EncodedString())\">"
          + "<figcaption>\(picture.caption)</figcaption></figure>"
      }
      parts.append("<div class=\"pictures\">\(figures.joined())</div>")
    }
    if !lines.isEmpty {
      let marked = lines.map { line in
        let kind = line.hasPrefix("-") ? "del" : line.hasPrefix("+") ? "ins" : "span"
        return "<\(kind)>\(FailureMarkup.escaped(line))</\(kind)>"
      }
      parts.append("<pre>\(marked.joined(separator: "\n"))</pre>")
    }
    return parts.joined(separator: "\n") + "\n</section>\n"
  }
}

/// The frame of the page around its entries.
enum FailureMarkup {
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  static func page(_ entries: [(name: String, html: String)]) -> String {
    let count = entries.count == 1 ? "1 failure" : "\(entries.count) failures"
    let list = entries.map { "<li><a href=\"#\(escaped($0.name))\">\(escaped($0.name))</a></li>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(count)</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
      body { margin: 2em auto; max-width: 90em; padding: 0 1em; }
      h2 { font-size: 1.1em; border-top: 1px solid #8884; padding-top: 1em; }
      .message { white-space: pre-wrap; }
      .pictures { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
      figure { margin: 0; flex: 1 1 18em; max-width: 30em; }
      img { width: 100%; border: 1px solid #8888; }
      figcaption { text-align: center; }
      pre { overflow-x: auto; padding: 0.5em; background: #8881; }
      ins { color: #0a7d33; text-decoration: none; }
      del { color: #c4001d; text-decoration: none; }
      </style>
      </head>
      <body>
      <h1>\(count)</h1>
      <ol>
      \(list.joined(separator: "\n"))
      </ol>
      \(entries.map(\.html).joined())</body>
      </html>

      """
  }
}
