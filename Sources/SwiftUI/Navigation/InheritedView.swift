import UIKit

/// Views in a hosting controller of their own, with the environment of the view that shows the controller.
struct InheritedView<Content: View>: View {
  let around: EnvironmentValues
  let content: Content

  var body: some View {
    content.modifier(EnvironmentTransform { $0 = $0.inheriting(around) })
  }
}

extension EnvironmentValues {
  /// The values of another environment, except those that a hosting view determines itself.
  func inheriting(_ around: EnvironmentValues) -> EnvironmentValues {
    var values = around
    values.isInList = false
    values.isInTabs = false
    values.columnModel = nil
    values.replacesColumn = false
    values.columnRole = nil
    values.commandPlace = nil
    values.rowMaking = .atOnce
    values.hostController = hostController
    values.safeArea = safeArea
    values.containerRoom = containerRoom
    values.editMode = editMode
    values.colorScheme = colorScheme
    values.hostColorScheme = hostColorScheme
    values.colorSchemeContrast = colorSchemeContrast
    values.layoutDirection = layoutDirection
    values.hostLayoutDirection = hostLayoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    values.displayScale = displayScale
    return values
  }
}

/// Leaves the screen that a view is on.
///
/// Documentation: `SwiftUI/DismissAction`.
@MainActor @preconcurrency
public struct DismissAction {
  let host: HostControllerReference

  /// Goes back to the screen before, or dismisses what was presented.
  public func callAsFunction() {
    guard let controller = host.controller else { return }
    if let navigation = controller.navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      controller.presentingViewController?.dismiss(animated: true)
    }
  }
}

extension EnvironmentValues {
  /// Leaves the screen that the view is on.
  @MainActor public var dismiss: DismissAction { DismissAction(host: hostController) }
}

/// Whether a screen is presented, with an action that leaves it; the older form of `dismiss`.
///
/// Documentation: `SwiftUI/PresentationMode`.
public struct PresentationMode {
  let host: HostControllerReference

  /// Whether the screen was presented or pushed.
  @MainActor public var isPresented: Bool { host.isPresented }

  /// Leaves the screen.
  @MainActor public mutating func dismiss() { DismissAction(host: host)() }
}

extension HostControllerReference {
  /// Whether the controller was presented, or pushed onto another.
  @MainActor var isPresented: Bool {
    guard let controller else { return false }
    if let navigation = controller.navigationController, navigation.viewControllers.first !== controller { return true }
    // The views of a sheet are evaluated before it is presented, so its controller counts as presented already.
    return controller.presentingViewController != nil || controller is SheetController
      || controller.parent is SheetController
  }
}

extension EnvironmentValues {
  /// Whether the view's screen is presented, with an action that leaves it.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let host = hostController
    return Binding(get: { PresentationMode(host: host) }, set: { _ in })
  }

  /// Whether the screen that the view is on was presented or pushed.
  @MainActor public var isPresented: Bool { hostController.isPresented }
}
