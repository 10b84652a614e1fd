import Measurement
import Stage
import SwiftUI
import UIKit

// Compares rows of SwiftUI views with rows of a content configuration with constraints, and measures a long list of
// views. Each line is a figure: name, value, unit.

/// A controller on a separate stage.
@MainActor
final class Screen {
  static let size = CGSize(width: 390, height: 844)
  private let stage = OffscreenStage(size: size, scale: 2)
  private let loop: FrameLoop
  private let window: UIWindow

  init(_ controller: UIViewController) {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func renderFrame() { stage.advance(by: 1.0 / 60) }
}

@MainActor
enum HostedRows {
  private static let rounds = 41
  private static let frames = 600

  /// Microseconds to give a reused cell another post, measure it and lay it out.
  static func binding(isHosted: Bool) -> Double {
    let controller = PostsController(count: 1, isHosted: isHosted)
    let screen = Screen(controller)
    screen.renderFrame()
    let cells = (0..<10).map { _ in cell() }
    var times: [Double] = []
    for round in 0..<rounds {
      let posts = cells.indices.map { Post.make($0 + round * 1_000) }
      times.append(
        Clocks.cpu { for (cell, post) in zip(cells, posts) { show(post, in: cell, controller) } } * 1000
          / Double(cells.count))
    }
    return Statistics.median(times)
  }

  private static func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: Screen.size.width, height: 100)
    return cell
  }

  private static func show(_ post: Post, in cell: UITableViewCell, _ controller: PostsController) {
    controller.fill(cell, post)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: Screen.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame.size.height = size.height
    cell.layoutIfNeeded()
  }

  /// Microseconds to make a cell, measure it and lay it out, once fonts and types are cached.
  static func making(isHosted: Bool) -> Double {
    let controller = PostsController(count: 1, isHosted: isHosted)
    let screen = Screen(controller)
    screen.renderFrame()
    var times: [Double] = []
    for round in 0..<rounds {
      let posts = (0..<20).map { Post.make($0 + round * 20) }
      times.append(
        Clocks.cpu {
          for post in posts { show(post, in: cell(), controller) }
        } * 1000 / Double(posts.count))
    }
    return Statistics.median(times)
  }

  /// Milliseconds per frame while 100,000 rows scroll by 40 points per frame.
  static func scrolling(isHosted: Bool) -> Double {
    let controller = PostsController(count: 100_000, isHosted: isHosted)
    let screen = Screen(controller)
    screen.renderFrame()
    var times: [Double] = []
    for _ in 0..<frames {
      times.append(
        Clocks.cpu {
          controller.tableView.contentOffset.y += 40
          screen.renderFrame()
        })
    }
    return Statistics.mean(times)
  }

  /// Milliseconds until the first frame of 100,000 rows, once a shorter list has been shown.
  static func firstFrame(_ make: (Int) -> UIViewController) -> Double {
    func time(_ count: Int) -> Double {
      Clocks.cpu {
        let screen = Screen(make(count))
        screen.renderFrame()
      }
    }
    _ = time(20)
    return Statistics.median((0..<9).map { _ in time(100_000) })
  }
}

private func report(_ name: String, _ value: Double, _ unit: String) {
  print("\(name)\t\((value * 1000).rounded() / 1000)\t\(unit)")
}

@MainActor private func ratio(_ name: String, _ measure: (Bool) -> Double, _ unit: String) {
  let (views, plain) = (measure(true), measure(false))
  report(name, views, unit)
  report("\(name)_constraints", plain, unit)
  report("\(name)_ratio", views / plain, "times")
}

let copy = FrameCopy.measure()
report("memcpy_frame", copy, "ms")
ratio("hosted_cell_reused", HostedRows.binding, "us")
ratio("hosted_cell_made", HostedRows.making, "us")
ratio("hosted_scroll_frame", HostedRows.scrolling, "ms")
let list = HostedRows.firstFrame { count in
  UIHostingController(rootView: List(0..<count, id: \.self) { PostView(post: .make($0)) }.listStyle(.plain))
}
let table = HostedRows.firstFrame { PostsController(count: $0, isHosted: false) }
report("list_first_frame", list, "ms")
report("table_first_frame", table, "ms")
report("list_first_frame_above_table", (list - table) / copy, "memcpys")
let stack = HostedRows.firstFrame { count in
  UIHostingController(
    rootView: ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { PostView(post: .make($0)) } } })
}
report("lazy_stack_first_frame", stack, "ms")
