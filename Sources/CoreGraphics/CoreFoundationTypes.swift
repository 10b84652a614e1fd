import Foundation

// CoreFoundation's names, which Foundation on Linux does not export. Each is an alias of the Swift type that
// Apple bridges it to, so that `[color, color] as CFArray` compiles on both platforms.

/// A duration or a point in time, in seconds.
public typealias CFTimeInterval = Double

/// A string, as CoreFoundation's functions take it.
public typealias CFString = String

/// An object of any kind, as CoreFoundation's functions take it.
public typealias CFTypeRef = AnyObject

/// Bytes, as CoreFoundation's functions take them.
public typealias CFData = Data

/// A list of any values, as CoreFoundation's functions take it.
public typealias CFArray = [Any]

/// A dictionary of any values, as CoreFoundation's functions take it.
public typealias CFDictionary = [AnyHashable: Any]

/// A location, as CoreFoundation's functions take it.
public typealias CFURL = URL
