"""Serves a folder that docc wrote to this machine: python3 Scripts/serve_docs.py FOLDER PORT

Every page is the one index.html, which asks for the page's data by the address; so addresses below /documentation are all
answered with it.
"""

import functools
import http.server
import sys


class Handler(http.server.SimpleHTTPRequestHandler):
    def translate_path(self, path):
        page = path.split("?")[0].split("#")[0]
        is_page = page == "/documentation" or page.startswith("/documentation/")
        return super().translate_path("/index.html" if is_page else path)

    def log_request(self, code="-", size="-"):
        """Says nothing of what is answered; errors are logged by log_error."""


def main():
    folder, port = sys.argv[1], int(sys.argv[2])
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        sys.exit(f"docs: port {port} cannot be had: {error.strerror}; choose another with PORT=…")
    with server:
        print(f"http://127.0.0.1:{server.server_address[1]}/documentation", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
