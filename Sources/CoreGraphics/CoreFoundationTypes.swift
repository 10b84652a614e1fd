import Foundation

// CoreFoundation's names, which Foundation on Linux does not export. They stand for the Swift
// types that Apple bridges them to, so that `[color, color] as CFArray` compiles here as there.

/// A time in seconds.
public typealias CFTimeInterval = Double

/// A string, as CoreFoundation's functions take it.
public typealias CFString = String

/// Bytes, as CoreFoundation's functions take them.
public typealias CFData = Data

/// A list of any values, as CoreFoundation's functions take it.
public typealias CFArray = [Any]

/// A dictionary of any values, as CoreFoundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]

/// A location, as CoreFoundation's functions take it.
public typealias CFURL = URL
