import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { deskPagePath } from '../../../../domain/house/pages';
import { BOOKINGS_PAGE, type BookingLine, type CouponUptake, type Uptake } from '../../../../domain/house/uptake';
import {
  campaignUptakeIntents,
  selectCampaignUptake,
  type CampaignUptakeActor,
  type CampaignUptakeIntents,
  type CampaignUptakeView as View,
} from '../../../../machines/house/campaign-uptake';
import { campaignUptakeCopy as copy } from '../../../copy/house/campaign';
import { deskCaseCopy } from '../../../copy/house/desk-case';
import { Select } from '../../../ui/form/select';
import { catchFocus } from '../../../ui/layer/catch-focus';
import { Button } from '../../../ui/press/button';
import { TextLink } from '../../../ui/press/text-link';
import { Table, type Column } from '../../../ui/show/table';
import { TablePages } from '../table-pages';

type Parts = { view: View; on: CampaignUptakeIntents };

const COUPONS: Column<CouponUptake, keyof typeof copy.couponColumns>[] = [
  { key: 'coupon', head: copy.couponColumns.coupon, cell: ({ title, couponId }) => copy.coupon(title, couponId) },
  { key: 'stock', head: copy.couponColumns.stock, isAmount: true, cell: ({ stock }) => stock },
  { key: 'claimed', head: copy.couponColumns.claimed, isAmount: true, cell: ({ claimed }) => claimed },
  { key: 'used', head: copy.couponColumns.used, isAmount: true, cell: ({ used }) => used },
  { key: 'left', head: copy.couponColumns.left, isAmount: true, cell: ({ left }) => left },
];

const BOOKINGS: Column<BookingLine, keyof typeof copy.columns>[] = [
  { key: 'startsAt', head: copy.columns.startsAt, cell: ({ startsAt }) => copy.when(startsAt) },
  {
    key: 'company',
    head: copy.columns.company,
    cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
  },
  { key: 'name', head: copy.columns.name, cell: ({ name }) => name },
  { key: 'phone', head: copy.columns.phone, cell: ({ phone }) => phone },
  {
    key: 'question',
    head: copy.columns.question,
    cell: ({ question }) => <span className="wrap-anywhere">{question || '—'}</span>,
  },
  { key: 'bookedAt', head: copy.columns.bookedAt, cell: ({ bookedAt }) => deskCaseCopy.at(bookedAt) },
];

function Bookings({ view: { asked }, on, uptake }: Parts & { uptake: Uptake }) {
  const { slots, records, total } = uptake;
  if (slots.length === 0) return <p className="text-muted">{copy.noSlots}</p>;
  const count = Math.ceil(total / BOOKINGS_PAGE);
  return (
    <>
      <div className="max-w-100">
        <Select<string>
          label={copy.slots}
          hint=""
          placeholder={copy.all}
          choices={[
            { key: '', label: copy.all },
            ...slots.map(({ startsAt, booked, seats }) => ({
              key: startsAt,
              label: copy.slot(startsAt, booked, seats),
            })),
          ]}
          chosen={asked.slot}
          onChoose={on.chooseSlot}
        />
      </div>
      {total === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <Table
          caption={copy.bookings}
          columns={BOOKINGS}
          rows={records}
          keyOf={({ bookedAt, phone }) => `${bookedAt} ${phone}`}
        />
      )}
      {total > 0 && (
        <TablePages
          words={copy.pagination}
          page={asked.page}
          count={count}
          total={copy.total(total)}
          onTurn={on.turnPage}
        />
      )}
    </>
  );
}

export function CampaignUptakeView({ view, on }: Parts) {
  const { stage, asked, uptake, failureCode } = view;
  return (
    <section aria-busy={stage === 'loading'}>
      <p className="mb-3">
        <TextLink href={`#${deskPagePath({ name: 'document', ref: { kind: 'campaign', key: asked.key } })}`}>
          {copy.back}
        </TextLink>
      </p>
      <h1 ref={catchFocus} className="mb-4 text-24">
        {copy.title}
      </h1>
      {stage === 'loading' && <output className="block py-6 text-muted">{copy.loading}</output>}
      {stage === 'failed' && (
        <p role="alert" className="mb-3 text-bad">
          {copy.failure[failureCode ?? 'unexpected']}
        </p>
      )}
      {stage === 'listed' && uptake && (
        <div className="grid gap-8">
          <p className="text-16 wrap-anywhere">{copy.of(uptake.title)}</p>
          <section>
            <h2 className="mb-3 text-20">{copy.coupons}</h2>
            {uptake.coupons.length === 0 ? (
              <p className="text-muted">{copy.noCoupons}</p>
            ) : (
              <Table
                caption={copy.coupons}
                columns={COUPONS}
                rows={uptake.coupons}
                keyOf={({ couponId }) => couponId}
              />
            )}
          </section>
          <section>
            <h2 className="mb-3 text-20">{copy.bookings}</h2>
            <Bookings view={view} on={on} uptake={uptake} />
          </section>
        </div>
      )}
      {stage !== 'loading' && (
        <p className="mt-6">
          <Button look="line" size="small" onClick={on.reload}>
            {copy.reload}
          </Button>
        </p>
      )}
    </section>
  );
}

export function CampaignUptake({ actor }: { actor: CampaignUptakeActor }) {
  const view = useSelector(actor, selectCampaignUptake, shallowEqual);
  const on = useMemo(() => campaignUptakeIntents(actor), [actor]);
  return <CampaignUptakeView view={view} on={on} />;
}
