/// The coordinates in which a screen places its windows.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch CoordinatePlace(coordinateSpace) {
    case .view(let view): view.layer.convert(point, from: nil)
    case .screen: point
    case .other(let space): space.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch CoordinatePlace(coordinateSpace) {
    case .view(let view): view.layer.convert(point, to: nil)
    case .screen: point
    case .other(let space): space.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch CoordinatePlace(coordinateSpace) {
    case .view(let view): view.layer.convert(rect, from: nil)
    case .screen: rect
    case .other(let space): space.convert(rect, from: self)
    }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch CoordinatePlace(coordinateSpace) {
    case .view(let view): view.layer.convert(rect, to: nil)
    case .screen: rect
    case .other(let space): space.convert(rect, to: self)
    }
  }
}

/// The kinds of coordinate spaces known here. A custom one of an app converts to and from the screen itself.
@MainActor
enum CoordinatePlace {
  case view(UIView)
  case screen
  case other(any UICoordinateSpace)

  init(_ space: any UICoordinateSpace) {
    let object: AnyObject = space
    if let view = object as? UIView {
      self = .view(view)
    } else if object is ScreenCoordinateSpace {
      self = .screen
    } else {
      self = .other(space)
    }
  }
}

extension ViewGeometry {
  private var screen: ScreenCoordinateSpace {
    (view.windowReference?.windowScene?.screen ?? UIScreen.main).space
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    switch CoordinatePlace(space) {
    case .view(let other): convert(point, to: other as UIView?)
    case .screen: view.layer.convert(point, to: nil)
    case .other(let other): other.convert(view.layer.convert(point, to: nil), from: screen)
    }
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    switch CoordinatePlace(space) {
    case .view(let other): convert(point, from: other as UIView?)
    case .screen: view.layer.convert(point, from: nil)
    case .other(let other): view.layer.convert(other.convert(point, to: screen), from: nil)
    }
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    switch CoordinatePlace(space) {
    case .view(let other): convert(rect, to: other as UIView?)
    case .screen: view.layer.convert(rect, to: nil)
    case .other(let other): other.convert(view.layer.convert(rect, to: nil), from: screen)
    }
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    switch CoordinatePlace(space) {
    case .view(let other): convert(rect, from: other as UIView?)
    case .screen: view.layer.convert(rect, from: nil)
    case .other(let other): view.layer.convert(other.convert(rect, to: screen), from: nil)
    }
  }
}
