import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { houseContact } from '../../../scripts/build/house-contact.mjs';
import { callService, CONTACT, reachService, withEmergency, withService } from '../../../domain/people/contact';

const production = (settings: Record<string, string>) => houseContact({ GATEWAY_MODE: 'production', ...settings });

describe('contact settings of a build', () => {
  it('keep the demo unchanged', () => {
    expect(houseContact({ VITE_SERVICE_LINE: '021-61234567' })).toEqual({});
  });

  it('contain only the configured values', () => {
    const code = production({
      VITE_SERVICE_LINE: ' 021-61234567 ',
      VITE_ICP_FILING: '沪ICP备12345678号-2',
      VITE_SERVICE_MAIL: '',
    });
    expect(JSON.parse(code['globalThis.HOUSE_CONTACT'] ?? '')).toEqual({
      serviceLine: '021-61234567',
      icpFiling: '沪ICP备12345678号-2',
    });
    expect(production({})).toEqual({ 'globalThis.HOUSE_CONTACT': '{}' });
  });

  it('reject every invalid setting by name', () => {
    const wrong = {
      VITE_SERVICE_LINE: '客服',
      VITE_EMERGENCY_LINE: '1',
      VITE_SERVICE_MAIL: 'kefu',
      VITE_ICP_FILING: '沪',
    };
    for (const name of Object.keys(wrong)) expect(() => production(wrong)).toThrow(name);
  });
});

describe('contact sentence', () => {
  const none = { ...CONTACT, serviceLine: '', serviceMail: '', emergencyLine: '' };
  it.each([
    [{ serviceLine: '021-1', serviceMail: 'a@b.cn' }, '联系客服 021-1（工作日 9:00–18:00）或者 a@b.cn'],
    [{ serviceLine: '021-1' }, '联系客服 021-1（工作日 9:00–18:00）'],
    [{ serviceMail: 'a@b.cn' }, '联系客服 a@b.cn'],
    [{}, '提交询价，在“特殊要求”中说明'],
  ])('names the configured ways: %j', (set, words) => {
    expect(reachService({ ...none, ...set })).toBe(words);
  });

  it.each([
    [{ serviceLine: '021-1', serviceMail: 'a@b.cn' }, '致电客服 021-1', '，急需请致电客服 021-1'],
    [{ serviceMail: 'a@b.cn' }, '写信至 a@b.cn', '，急需请写信至 a@b.cn'],
    [{}, '提交询价，在“特殊要求”中说明', ''],
  ])('end in the nearest way that is set: %j', (set, way, urgent) => {
    expect(callService({ ...none, ...set })).toBe(way);
    expect(withService((nearest) => `，急需请${nearest}`, { ...none, ...set })).toBe(urgent);
  });

  it('omits an unset emergency line', () => {
    expect(withEmergency((line) => `拨打 ${line}`, none)).toBe('');
    expect(withEmergency((line) => `拨打 ${line}`, { emergencyLine: '021-2' })).toBe('拨打 021-2');
  });
});

/** Calls without a number, and gaps where a number stood. */
const GAPS = /400-|\.example|致电|联系客服|(?:拨打应急电话|仓库电话|热线) ?[，。；（"]|客服 ?（/u;

const NAMING = import.meta.glob([
  '../../../src/copy/{after,campaign,mall,modes,order,orders,papers,search,words}/**/*.ts',
  '../../../server/{orders,people}/**/messages.ts',
  '../../../server/world/content/legal/*-{agreement,protocol,notice}.ts',
]);

type Sentence = (...some: unknown[]) => unknown;
/** A sentence about a place; one about numbers alone names no contact. */
function spoken(sentence: Sentence): unknown {
  try {
    return sentence({ city: 'CNZJG', day: '12-01', last: '12-09', gate: '' });
  } catch {
    return '';
  }
}

describe('copy without contact settings', () => {
  beforeAll(() => {
    vi.resetModules();
    globalThis.HOUSE_CONTACT = {};
  });
  afterAll(() => {
    globalThis.HOUSE_CONTACT = undefined;
    vi.resetModules();
  });

  it.each(Object.keys(NAMING))('has no gap for the contact: %s', async (path) => {
    const text = JSON.stringify(await NAMING[path]?.(), (_, value: unknown) =>
      typeof value === 'function' ? spoken(value as Sentence) : value,
    );
    expect(GAPS.exec(text)?.[0]).toBeUndefined();
  });
});
