import { isIP, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const unmapAddress = (address: string) => MAPPED.exec(address)?.[1] ?? address;

/**
 * Client address behind `trustedProxies` proxies. Each appends its caller's address, so only that many entries from the
 * right are trustworthy; the others are the client's claim.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const chain = [...(forwardedFor?.split(',').map((entry) => entry.trim()) ?? []), peer];
  const candidate = unmapAddress(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? peer);
  return isIP(candidate) ? candidate : unmapAddress(peer);
}

function firstHextets(address: string, count: number): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const hextets = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, count);
  return hextets.map((hextet) => Number.parseInt(hextet, 16).toString(16)).join(':');
}

/** One group per /64: an IPv6 household has 2^64 addresses. */
export const addressGroup = (address: string): string =>
  isIPv6(address) ? `${firstHextets(address, 4)}::/64` : address;

/** One rentable network: 256 IPv4 addresses, or 65,536 IPv6 households. */
export const addressNetwork = (address: string): string =>
  isIPv6(address) ? `${firstHextets(address, 3)}::/48` : `${address.split('.').slice(0, 3).join('.')}.0/24`;

export const isLoopback = (address: string): boolean => /^127\.\d+\.\d+\.\d+$|^::1$/.test(unmapAddress(address));
