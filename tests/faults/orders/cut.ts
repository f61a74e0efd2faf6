import { connect, type Socket } from 'node:net';

import { type Attempt, headersFor } from './buyer';

/** Points where a connection may break: before, during and after the request, and during the answer. */
export const CUTS = ['before', 'head', 'body', 'sent', 'reset', 'answer'] as const;
export type Cut = (typeof CUTS)[number];

const HALF = 0.5;

function requestOf({ key, path, body }: Attempt): { head: string; body: Buffer } {
  const bytes = Buffer.from(body);
  const headers = { host: 'localhost', ...headersFor(key), 'content-length': String(bytes.byteLength) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return { head: [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'), body: bytes };
}

const written = (socket: Socket, bytes: string | Uint8Array) =>
  new Promise<void>((resolve) => void socket.write(bytes, () => resolve()));

/** Submits over a breaking connection. The outcome stays unknown. */
export async function submitOverCut(url: string, attempt: Attempt, cut: Cut): Promise<void> {
  const { hostname, port } = new URL(url);
  const { head, body } = requestOf(attempt);
  const socket = connect({ host: hostname, port: Number(port) });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => void socket.once('connect', resolve));
  if (cut === 'head') await written(socket, head.slice(0, Math.floor(head.length * HALF)));
  if (cut !== 'before' && cut !== 'head') await written(socket, head);
  if (cut === 'body') await written(socket, body.subarray(0, Math.floor(body.byteLength * HALF)));
  if (cut === 'sent' || cut === 'reset' || cut === 'answer') await written(socket, body);
  if (cut === 'answer')
    await Promise.race([new Promise<void>((resolve) => void socket.once('data', () => resolve())), closed]);
  if (cut === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}
