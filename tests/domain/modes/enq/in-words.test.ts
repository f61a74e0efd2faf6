import { describe, expect, it } from 'vitest';

import { ENQUIRY_MESSAGES, sameEnquiry } from '../../../../server/orders/enquiries/messages';
import { enquiryCopy } from '../../../../src/copy/modes/enq';
import { orderFaultSentence } from '../../../../src/copy/order/faults';

type Fault = Parameters<typeof orderFaultSentence>[0];
const words = (path: Fault['path'], code: Fault['code'] = 'required') =>
  orderFaultSentence({ path, code, given: {} }, enquiryCopy.fault);

describe('enquiry sentences of the paper', () => {
  it('name missing price and goods fields', () => {
    expect(words('targetCurrency')).toBe('请选择目标价币种');
    expect(words('cargoReadyDate', 'enqReady')).toContain('请选择货好日期');
    expect(words('deadline', 'deadline')).toBe('期望报价时间应在 2 小时以后');
  });

  it('name the reason of a rejection', () => {
    expect(ENQUIRY_MESSAGES.tooMany).toBe('进行中的询价已达 10 个，先撤回或等待回复');
    expect(ENQUIRY_MESSAGES.lapsed).toContain('报价已过期');
    expect(sameEnquiry('EQ261120AAAAAA')).toBe('10 分钟内已有同样的询价 EQ261120AAAAAA，仍要提交？');
  });
});
