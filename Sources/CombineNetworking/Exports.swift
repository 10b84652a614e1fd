@_exported import Combine
@_exported import FoundationNetworking
