/// An integer, by the name that Objective-C has for it. Foundation for Linux lacks it.
public typealias NSInteger = Int
