import { describe, expect, it } from 'vitest';

import { addressGroup, clientAddress, isLoopback } from '../../../../server/base/http/client-address';

describe('client address', () => {
  const CALLERS: Array<[string, string | undefined, number, string]> = [
    ['9.9.9.9', undefined, 0, '9.9.9.9'],
    ['9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['10.0.0.1', '1.1.1.1', 1, '1.1.1.1'],
    ['10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['10.0.0.1', undefined, 2, '10.0.0.1'],
    ['10.0.0.1', 'not an address', 1, '10.0.0.1'],
    ['::ffff:9.9.9.9', undefined, 0, '9.9.9.9'],
    ['::1', ' 2001:db8::7 ', 1, '2001:db8::7'],
  ];

  it.each(CALLERS)(
    'from peer %s, forwarded for %s, behind %i trusted proxies, resolves to %s',
    (peer, forwarded, proxies, caller) => {
      expect(clientAddress(peer, forwarded, proxies)).toBe(caller);
    },
  );

  const GROUPS: Array<[string, string]> = [
    ['9.9.9.9', '9.9.9.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ];

  it.each(GROUPS)('%s is counted in the rate-limit group %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('recognises loopback addresses and no others', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['10.0.0.1', '128.0.0.1', '::2', '127.0.0.1.evil'].some(isLoopback)).toBe(false);
  });
});
