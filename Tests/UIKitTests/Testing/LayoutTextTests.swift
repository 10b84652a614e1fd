import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LayoutTextTests {
  @Test func layoutTextHasOneLinePerView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let child = UIView(frame: CGRect(x: 10, y: 5.5, width: 20.25, height: 1.0 / 3))
    child.accessibilityIdentifier = "separator"
    child.alpha = 0.5
    let hidden = UIView(frame: CGRect(x: -4, y: 0, width: 8, height: 8))
    hidden.isHidden = true
    hidden.addSubview(UIView())
    root.addSubview(child)
    root.addSubview(hidden)
    expectEqual(
      layoutText(of: root),
      """
      UIView 0,0 100x80
        UIView#separator 10,5.5 20.25x0.33 alpha 0.5
        UIView -4,0 8x8 hidden
      """)
  }

  @Test func cellsNameTheirIndexPath() throws {
    final class Numbers: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "number \(indexPath.section * 2 + indexPath.row)"
        return cell
      }
    }
    let controller = Numbers(style: .plain)
    let screen = MountedScreen(controller, size: CGSize(width: 200, height: 300))
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    screen.advance(frames: 1)
    let lines = screen.layout.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(
      lines.filter { $0.hasPrefix("UITableViewCell ") }.sorted(),
      [
        "UITableViewCell 0,0 200x44 row 0.0", "UITableViewCell 0,132 200x44 row 1.1 selected",
        "UITableViewCell 0,44 200x44 row 0.1", "UITableViewCell 0,88 200x44 row 1.0",
      ])
    expect(
      layoutText(of: UITableViewCell(style: .default, reuseIdentifier: nil)).hasPrefix("UITableViewCell 0,0 320x44"))
  }

  @Test func framesNameTheirOriginOnRequest() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let stretched = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stretched.autoresizingMask = .flexibleWidth
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    let placed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [stretched, pinned, placed] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      pinned.topAnchor.constraint(equalTo: root.topAnchor), pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    root.frame.size.width = 200
    expectEqual(
      layoutText(of: root, tellsOrigins: true),
      """
      UIView 0,0 200x80
        UIView 0,0 200x10 by autoresizing
        UIView 5,0 20x20 by constraints
        UIView 1,2 3x4
      """)
    stretched.frame.origin.y = 7
    expectEqual(layoutText(of: stretched, tellsOrigins: true), "UIView 0,7 200x10")
    let screen = MountedScreen(Rows())
    let text = layoutText(of: screen.window, tellsOrigins: true)
    expect(text.contains("UITableViewCell 0,0 390x44 row 0.0 by table"), "\(text)")
  }

  @Test func classesDescribeTheirContent() {
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.contentSize = CGSize(width: 100, height: 1000)
    root.contentOffset.y = 12.5
    root.contentInset.bottom = 4
    root.showsVerticalScrollIndicator = false
    root.showsHorizontalScrollIndicator = false
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "two\nlines"
    let control = UIControl(frame: CGRect(x: 0, y: 20, width: 50, height: 20))
    control.isSelected = true
    control.isEnabled = false
    root.addSubview(label)
    root.addSubview(control)
    root.addSubview(UIImageView(frame: CGRect(x: 0, y: 40, width: 8, height: 8)))
    expectEqual(
      layoutText(of: root),
      """
      UIScrollView 0,0 100x80 content 100x1000 offset 0,12.5 inset 0,0,4,0
        UILabel 0,0 50x20 "two\\nlines"
        UIControl 0,20 50x20 selected disabled
        UIImageView 0,40 8x8 no image
      """)
  }
}
