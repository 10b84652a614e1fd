import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct VisualFormatTests {
  @Test func visualFormatIsParsed() throws {
    let format = try VisualFormatParser.parse(
      "V:|-[find]-20.5-[field(>=60@750,<=limit)][bar(==find)]-(>=8,==gap@low)-|")
    expectEqual(format.axis, .vertical)
    expect(format.startsAtSuperview && format.endsAtSuperview)
    expectEqual(format.views.map(\.name), ["find", "field", "bar"])
    expectEqual(
      format.views[1].predicates,
      [
        VisualFormat.Predicate(relation: .greaterThanOrEqual, object: .number(.constant(60)), priority: .constant(750)),
        VisualFormat.Predicate(relation: .lessThanOrEqual, object: .name("limit"), priority: nil),
      ])
    expectEqual(format.connections.count, 4)
    expectEqual(format.connections[0], .standard)
    expectEqual(format.connections[2], .flush)
    expectEqual(
      format.connections[3],
      .predicates([
        VisualFormat.Predicate(relation: .greaterThanOrEqual, object: .number(.constant(8)), priority: nil),
        VisualFormat.Predicate(relation: .equal, object: .name("gap"), priority: .metric("low")),
      ]))
  }

  @Test(arguments: [
    ("[a", 2), ("|-8[a]", 3), ("H:[a]-[b]-", 10), ("[a]x", 3), ("", 0), ("[a(>=)]", 5), ("[]", 1), ("|[a]|[b]", 5),
  ])
  func visualFormatErrorsReportTheirPosition(format: String, position: Int) {
    do throws(VisualFormat.ParsingError) {
      let parsed = try VisualFormatParser.parse(format)
      Issue.record("\(format) was read as \(parsed)")
    } catch {
      expectEqual(error.position, position, "\(error.text(in: format))")
    }
  }

  @Test func randomVisualFormatsNeverCrashTheParser() {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(["[", "]", "|", "-", "(", ")", "a", "V:", ">=", "@", "8", ","][Int(state >> 33) % 12])
      }
      do throws(VisualFormat.ParsingError) {
        expect(try !VisualFormatParser.parse(text).views.isEmpty)
      } catch {
        expect((0...text.count).contains(error.position), "\(text)")
      }
    }
  }

  @Test func visualFormatLaysOutViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let a = UIView(), b = UIView()
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(wide)]-[b]-4-|", options: [.alignAllTop, .alignAllBottom], metrics: ["wide": 90],
        views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]-10-|", metrics: nil, views: views))
    root.layoutIfNeeded()
    expectEqual(a.frame, CGRect(x: 8, y: 0, width: 90, height: 190))
    expectEqual(b.frame, CGRect(x: 106, y: 0, width: 190, height: 190))
  }
}
