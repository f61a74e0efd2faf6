import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { getRequestListener, RequestError } from '@hono/node-server';
import { uploadFile } from '../../../contract/papers/files';

import { HTTP_MESSAGES } from './messages';
import { rawRefusal, refusalResponse, UnmetExpectation } from './raw-answer';
import { badRequest, unavailableFault, unexpectedFault } from './refusal';

/** Time for a whole request to arrive. The page allows an upload as long, even on a slow line. */
type Patience = { requestMs: number; uploadMs: number };
const PATIENCE: Patience = { requestMs: 60_000, uploadMs: 600_000 };

const isUpload = ({ url }: IncomingMessage) => url?.split('?', 1)[0] === uploadFile.path;

/** Calls `tooLate` if the request has not fully arrived in time. A complete request may take any time to answer. */
function watchArrival(incoming: IncomingMessage, patience: Patience, tooLate: () => void): void {
  const allowed = isUpload(incoming) ? patience.uploadMs : patience.requestMs;
  const timer = setTimeout(() => void (incoming.complete || tooLate()), allowed);
  incoming.once('close', () => clearTimeout(timer));
}

type Fetch = Parameters<typeof getRequestListener>[0];

const LIMITS = {
  maxHeaderSize: 16 * 1024,
  /** Off: node would refuse a missing Host itself, without the envelope. */
  requireHostHeader: false,
  headersTimeout: 10_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
};

export type ListeningServer = {
  url: string;
  /** Stops accepting, lets running requests finish for at most `graceMs`, then closes every connection. */
  stop: (graceMs: number) => Promise<void>;
};

function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(rawRefusal(error));
}

/** Two Host headers can make one server answer in another's name; node would silently take the first. */
const countHostHeaders = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

const serverUrl = (server: Server, host: string) => {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

async function bind(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(void server.off('error', reject)));
  });
}

export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  patience: Patience = PATIENCE,
): Promise<ListeningServer> {
  const state = { stopping: false, running: 0 };
  const fetchOrRefuse: Fetch = (request, sockets) =>
    state.stopping ? refusalResponse(unavailableFault()) : fetch(request, sockets);
  const answer = getRequestListener(fetchOrRefuse, {
    errorHandler: (error) =>
      refusalResponse(error instanceof RequestError ? badRequest(HTTP_MESSAGES.badHttp) : unexpectedFault()),
  });
  const server = createServer(
    { ...LIMITS, requestTimeout: Math.max(patience.uploadMs, LIMITS.headersTimeout) },
    (incoming, outgoing) => {
      state.running += 1;
      outgoing.once('close', () => void (state.running -= 1));
      if (countHostHeaders(incoming) > 1) {
        incoming.socket.end(rawRefusal(new Error('more than one Host')));
        return;
      }
      const late = Object.assign(new Error('too long on its way'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      watchArrival(incoming, patience, () => onClientError(late, incoming.socket));
      void answer(incoming, outgoing);
    },
  );
  // Without a listener node answers an unknown Expect itself, without the envelope.
  server.on('checkExpectation', (_, outgoing) => outgoing.socket?.end(rawRefusal(new UnmetExpectation())));
  server.on('clientError', (error, socket) => onClientError(error, socket as Socket));
  await bind(server, host, port);
  return {
    url: serverUrl(server, host),
    async stop(graceMs) {
      state.stopping = true;
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const deadline = performance.now() + graceMs;
      while (state.running > 0 && performance.now() < deadline) await pause(20);
      server.closeIdleConnections();
      if (state.running > 0) server.closeAllConnections();
      await Promise.race([closed, pause(1_000).then(() => server.closeAllConnections())]);
    },
  };
}
