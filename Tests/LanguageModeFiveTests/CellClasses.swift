import Expectations
import Testing
import TrestleTesting
import UIKit

// Cell classes as they were written before Swift 6: nothing says where they run.

class GaugeCell: UITableViewCell {
  let gauge = UIView()
  private let limits: ClosedRange<Double>

  init(limits: ClosedRange<Double>) {
    self.limits = limits
    super.init(style: .default, reuseIdentifier: nil)
    contentView.addSubview(gauge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class TagCell: UITableViewCell {
  static let identifier = "TagCell"
  let tagLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(tagLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class DividerFooter: UITableViewHeaderFooterView {
  let thickness: CGFloat

  init(thickness: CGFloat) {
    self.thickness = thickness
    super.init(reuseIdentifier: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@MainActor @Suite struct CellClasses {
  @Test func cellClassesAreRegisteredAndDequeued() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(TagCell.self, forCellReuseIdentifier: TagCell.identifier)
    table.register(GaugeCell.self, forCellReuseIdentifier: "gauge")
    let cell = try require(table.dequeueReusableCell(withIdentifier: TagCell.identifier) as? TagCell)
    expect(cell.tagLabel.superview === cell.contentView)
    let gauge = GaugeCell(limits: 0...1)
    expect(gauge.gauge.superview === gauge.contentView)
    expect(DividerFooter(thickness: 2).thickness == 2)
  }
}
