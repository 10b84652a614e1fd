extension Publishers {
  /// How values are gathered into arrays by time.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// The values of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// The values of each interval, or of a full buffer if that comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
