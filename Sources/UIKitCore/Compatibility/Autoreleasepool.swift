/// Runs `body`. Objects are released as soon as they are unused here, so there is no pool to drain.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
