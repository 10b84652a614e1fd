import CoreGraphics
import UIKit

/// Pictures of a screen side by side, each with its name below, at a third of their size.
@MainActor
public struct ContactSheet {
  private var entries: [(picture: CGImage, name: String)] = []
  /// The file of the sheet; nil if it could not be written.
  public internal(set) var url: URL?

  /// How many pictures there are.
  public var count: Int { entries.count }

  private static let reduction: CGFloat = 3
  private static let spacing: CGFloat = 12
  private static let nameHeight: CGFloat = 16
  private static let mostColumns = 4

  mutating func add(_ picture: CGImage, _ name: String) { entries.append((picture, name)) }

  /// The sheet; nil without pictures.
  public var picture: CGImage? {
    guard !entries.isEmpty else { return nil }
    let columns = min(entries.count, Self.mostColumns)
    let width = entries.map { CGFloat($0.picture.width) }.reduce(0, max) / Self.reduction + Self.spacing
    let rows = stride(from: 0, to: entries.count, by: columns).map { entries[$0..<min($0 + columns, entries.count)] }
    // A row is as high as its highest picture.
    var tops = [Self.spacing]
    for row in rows {
      let height = row.map { CGFloat($0.picture.height) }.reduce(0, max) / Self.reduction
      tops.append(tops[tops.count - 1] + height + Self.nameHeight + Self.spacing)
    }
    let size = CGSize(width: width * CGFloat(columns) + Self.spacing, height: tops[rows.count])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemGray5.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (number, entry) in entries.enumerated() {
        draw(
          entry,
          at: CGPoint(x: Self.spacing + width * CGFloat(number % columns), y: tops[number / columns]))
      }
    }.cgImage
  }

  private func draw(_ entry: (picture: CGImage, name: String), at origin: CGPoint) {
    let size = CGSize(
      width: CGFloat(entry.picture.width) / Self.reduction, height: CGFloat(entry.picture.height) / Self.reduction)
    UIImage(cgImage: entry.picture).draw(in: CGRect(origin: origin, size: size))
    NSAttributedString(
      string: entry.name, attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.black]
    ).draw(at: CGPoint(x: origin.x, y: origin.y + size.height + 1))
  }
}
