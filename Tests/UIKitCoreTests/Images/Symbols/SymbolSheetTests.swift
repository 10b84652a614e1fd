import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitGraphics

/// The contact sheet of `Documentation/Symbols.md`: every symbol at 26 points beside its name.
@MainActor @Suite struct SymbolSheetTests {
  nonisolated static let pageCount = 8

  @Test(arguments: 1...pageCount) func symbolsMatchTheirPictures(page: Int) throws {
    let names = SymbolName.all
    let count = (names.count + Self.pageCount - 1) / Self.pageCount
    let shown = Array(names[(page - 1) * count..<min(page * count, names.count)])
    let picture = try require(sheet(of: shown).cgImage)
    expectGolden(picture, "symbols-\(page)")
  }

  private func sheet(of names: [String]) -> UIImage {
    let (columns, cell) = (10, CGSize(width: 116, height: 62))
    let rows = (names.count + columns - 1) / columns
    let size = CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, name) in names.enumerated() {
        let origin = CGPoint(
          x: CGFloat(index % columns) * cell.width, y: CGFloat(index / columns) * cell.height)
        draw(name, in: CGRect(origin: origin, size: cell))
      }
    }
  }

  private func draw(_ name: String, in cell: CGRect) {
    guard let image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)) else {
      return
    }
    let size = image.size
    image.draw(
      in: CGRect(
        x: (cell.midX - size.width / 2).rounded(), y: (cell.minY + 22 - size.height / 2).rounded(), width: size.width,
        height: size.height))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: name.replacingOccurrences(of: ".", with: ".\u{200B}"),
      attributes: [
        .font: UIFont.systemFont(ofSize: 8), .foregroundColor: UIColor.darkGray, .paragraphStyle: style,
      ])
    text.draw(in: CGRect(x: cell.minX + 4, y: cell.minY + 41, width: cell.width - 8, height: 22))
  }
}
