/// Runs `body`. Objects are released as they go out of use here, so there is no pool to drain.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
