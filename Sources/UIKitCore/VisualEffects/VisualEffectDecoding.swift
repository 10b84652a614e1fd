import InterfaceDocuments

/// Decodes visual effect views from documents of Interface Builder.
enum VisualEffectDecoding: ElementDecoding {
  static func read(_ element: DocumentElement, into plan: inout ElementPlan<UIVisualEffectView>) {
    if let vibrancy = element.child("vibrancyEffect") {
      let blur = vibrancy.child("blurEffect")?.value("style", styles) ?? .regular
      plan.set(UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur))) { $0.effect = $1 }
    } else if let blur = element.child("blurEffect") {
      plan.set(UIBlurEffect(style: blur.value("style", styles) ?? .regular)) { $0.effect = $1 }
    }
    if let content = element.child("view", key: "contentView") {
      plan.run { view, coder in coder.fill(view.contentView, from: content) }
    }
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial,
  ]
}
