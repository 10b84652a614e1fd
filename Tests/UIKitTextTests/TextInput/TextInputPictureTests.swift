import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Fields in their styles and states, as pictures.
@MainActor @Suite(.serialized) struct TextInputPictureTests {
  private func field(_ text: String?, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField(frame: .zero)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    field.text = text
    field.placeholder = "Placeholder"
    change(field)
    return field
  }

  private func icon(_ name: String) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = .secondaryLabel
    view.sizeToFit()
    return view
  }

  @Test(arguments: TraitVariant.allCases) func textFieldsMatchTheirPictures(_ variant: TraitVariant) throws {
    let fields: [UITextField] = [
      field(nil), field("Plain text") { $0.borderStyle = .none }, field("A line around") { $0.borderStyle = .line },
      field("Cleared by a button") { $0.clearButtonMode = .always },
      field("Secret") { $0.isSecureTextEntry = true },
      field("Beside an icon") {
        $0.leftView = icon("person")
        $0.leftViewMode = .always
        $0.rightView = icon("info.circle")
        $0.rightViewMode = .always
      },
      field("In the middle") { $0.textAlignment = .center }, field("At the end") { $0.textAlignment = .right },
      field("שלום וברכה"), field("Text that is much too long to be shown in a field as narrow as this one"),
      field("Nothing to do here") { $0.isEnabled = false },
      field("One two three") { $0.tag = 1 },
    ]
    let controller = UIViewController()
    let stack = UIStackView(arrangedSubviews: fields)
    stack.axis = .vertical
    stack.spacing = 10
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(stack)
    let size = CGSize(width: 320, height: variant == .largest ? 1060 : 560)
    let screen = MountedScreen(controller, size: size, traits: variant.apply)
    stack.frame = CGRect(x: 12, y: 12, width: 296, height: stack.systemLayoutSizeFitting(size).height)
    try screen.settle()
    let edited = try require(fields.last)
    edited.becomeFirstResponder()
    edited.select(nil)
    try screen.settle()
    expectGolden(screen.picture, "fields \(variant.rawValue)")
  }

  @Test func aCaretBehindUnderlinedMarkedTextMatchesItsPicture() throws {
    let scene = FieldScene()
    scene.field.text = "ab"
    scene.field.becomeFirstResponder()
    scene.screen.press(.keyboardLeftArrow)
    scene.compose("にほん")
    try scene.screen.settle()
    expectGolden(part(of: scene.screen.picture, scene.field.frame), "composition")
  }

  private func part(of picture: CGImage, _ frame: CGRect) -> CGImage {
    picture.cropping(
      to: CGRect(x: frame.minX * 2, y: frame.minY * 2, width: frame.width * 2, height: frame.height * 2)) ?? picture
  }
}
