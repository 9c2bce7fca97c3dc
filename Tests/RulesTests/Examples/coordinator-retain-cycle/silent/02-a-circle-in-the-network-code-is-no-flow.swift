// A circle in the network code is no flow

protocol SocketDelegate: AnyObject {}
final class Connection: SocketDelegate {
  private var socket: Socket?
  func open() { socket = Socket(delegate: self) }
}
final class Socket {
  private var delegate: SocketDelegate?
  init(delegate: SocketDelegate) { self.delegate = delegate }
}
