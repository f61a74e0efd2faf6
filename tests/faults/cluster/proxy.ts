import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export async function openProxy() {
  const ports: number[] = [];
  const sockets = new Set<Socket>();
  let turn = 0;

  function handOn(client: Socket, tries: number): void {
    turn += 1;
    const port = ports[turn % ports.length];
    if (port === undefined || tries === 0) return void client.destroy();
    const gateway = connect(port, '127.0.0.1');
    gateway.once('error', () => (gateway.bytesWritten === 0 ? handOn(client, tries - 1) : client.destroy()));
    gateway.once('connect', () => {
      gateway.on('error', () => client.destroy());
      client.pipe(gateway).pipe(client);
      client.once('close', () => gateway.destroy());
    });
  }

  const server = createServer((client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    handOn(client, 3);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url: string) => void ports.push(Number(new URL(url).port)),
    drop: (url: string) => void ports.splice(ports.indexOf(Number(new URL(url).port)), 1),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Proxy = Awaited<ReturnType<typeof openProxy>>;
