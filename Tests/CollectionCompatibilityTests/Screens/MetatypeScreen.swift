import UIKit

/// Makes objects of classes, as libraries do: views, controllers and recognisers.
enum Factory {
  @MainActor static func view<View: UIView>(_ type: View.Type, _ dress: (View) -> Void = { _ in }) -> View {
    let view = View()
    dress(view)
    return view
  }

  @MainActor static func views(_ types: [UIView.Type], width: CGFloat) -> [UIView] {
    types.map { $0.init(frame: CGRect(x: 0, y: 0, width: width, height: 10)) }
  }

  @MainActor static func controller<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    Controller()
  }
}

/// A view around one of any class, which it makes itself.
final class Padded<Content: UIView>: UIView {
  let content = Content(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.insetBy(dx: 10, dy: 10)
  }
}

final class Chip: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "chip"
    backgroundColor = .systemGreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ChipsViewController: UIViewController {
  let padded = Padded<Chip>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chips"
    padded.frame = CGRect(x: 20, y: 100, width: 120, height: 60)
    view.addSubview(padded)
  }
}
