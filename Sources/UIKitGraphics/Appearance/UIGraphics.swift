/// The current drawing context of this thread, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.stack?.contexts.last
}

/// Makes a context the current drawing context, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.makeStack().contexts.append(context)
}

/// Restores the drawing context before the last push.
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack?.contexts.popLast()
}

/// The drawing contexts, one stack per thread.
private final class GraphicsContexts {
  var contexts: [CGContext] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<GraphicsContexts>.fromOpaque(pointer).release()
    }
    return key
  }()

  static var stack: GraphicsContexts? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  static func makeStack() -> GraphicsContexts {
    if let stack { return stack }
    let made = GraphicsContexts()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
