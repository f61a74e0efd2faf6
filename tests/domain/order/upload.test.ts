import { describe, expect, it } from 'vitest';

import { isOrderNo, orderNoInGroups } from '../../../domain/order/life/number';
import { isTakenByName, isTrueToName } from '../../../domain/order/papers/upload';

const pdf = new TextEncoder().encode('%PDF-1.7');
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 0, 0, 0, 0]);

describe('uploaded file', () => {
  it.each(['sds.pdf', 'SDS.PDF', '扫描件.JPeG', 'list.xlsx', 'letter.doc'])('%s is accepted by name', (name) => {
    expect(isTakenByName(name)).toBe(true);
  });

  it.each(['setup.exe', 'page.svg', 'pdf', 'archive.zip', 'constructor', 'a.constructor', ''])(
    '%s is refused by name',
    (name) => {
      expect(isTakenByName(name)).toBe(false);
    },
  );

  it('must have first bytes that match its name', () => {
    expect(isTrueToName('sds.pdf', pdf)).toBe(true);
    expect(isTrueToName('scan.png', png)).toBe(true);
    expect(isTrueToName('list.xlsx', zip)).toBe(true);
    expect(isTrueToName('sds.pdf', program)).toBe(false);
    expect(isTrueToName('scan.jpg', png)).toBe(false);
    expect(isTrueToName('sds.pdf', pdf.subarray(0, 3))).toBe(false);
    expect(isTrueToName('setup.exe', program)).toBe(false);
  });
});

describe('order number', () => {
  it('is shown in groups of four', () => {
    expect(orderNoInGroups('FC2611207K3M9Q')).toBe('FC26 1120 7K3M 9Q');
  });

  it.each(['FC2611207K3M9', 'fc2611207k3m9q', 'FC2611207K3M9Q1', "FC2611207K3M9'", ''])('%s is invalid', (text) => {
    expect(isOrderNo(text)).toBe(false);
  });
});
