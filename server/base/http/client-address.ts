import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const plain = (address: string) => MAPPED.exec(address)?.[1] ?? address;

/**
 * Who calls, seen through `trustedProxies` proxies of ours. Each of them appends the address it was called from,
 * so only that many entries from the right were written by somebody we trust; the rest is the caller's own word.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const chain = [...(forwardedFor?.split(',').map((entry) => entry.trim()) ?? []), peer];
  const candidate = plain(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer);
  return isIP(candidate) ? candidate : plain(peer);
}

function hextetsOf(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const hextets = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, count);
  return hextets.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':');
}

/** One count for a /64: an IPv6 household owns 2^64 addresses. */
export const addressGroup = (address: string): string => (isIPv6(address) ? `${hextetsOf(address, 4)}::/64` : address);

/** One site of a provider: 256 addresses, or 65,536 households, are rented together. */
export const networkOf = (address: string): string =>
  isIPv6(address) ? `${hextetsOf(address, 3)}::/48` : `${address.split('.').slice(0, 3).join('.')}.0/24`;

export const isLoopback = (address: string): boolean => /^127\.\d+\.\d+\.\d+$|^::1$/.test(plain(address));
