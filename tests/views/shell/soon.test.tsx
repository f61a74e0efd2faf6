import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { businessCopy } from '../../../src/copy/pages/business';
import { titles } from '../../../src/copy/titles';
import { ServicePage } from '../../../src/features/page/service-page';

const at = (address: string, page: React.ReactNode) => {
  const { hook, searchHook } = memoryLocation({ path: address });
  return render(
    <Router hook={hook} searchHook={searchHook}>
      {page}
    </Router>,
  );
};

describe('a page whose service opens soon', () => {
  it('says so, repeats what was typed, and hands it to the enquiry', () => {
    at('/business?org=CNSHA&dst=NLRTM&un=1230', <ServicePage name="business" copy={businessCopy} />);
    screen.getByText('即将开放');
    screen.getByText('CNSHA → NLRTM · UN 1230');
    const [link] = screen.getAllByRole('link', { name: '转询价' });
    const address = new URL(link?.getAttribute('href') ?? '', 'https://house.test');
    expect(address.pathname).toBe('/enquiryFcl');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      org: 'CNSHA',
      dst: 'NLRTM',
      un: '1230',
      ask: `咨询${titles.business}：CNSHA → NLRTM · UN 1230`,
    });
  });

  it('promises nothing as if it were there', () => {
    at('/business', <ServicePage name="business" copy={businessCopy} />);
    screen.getByRole('heading', { name: '开放后，这里先回答' });
    expect(screen.queryByText('您查的是')).toBeNull();
    expect(screen.queryByRole('heading', { name: '这里先回答' })).toBeNull();
  });
});
