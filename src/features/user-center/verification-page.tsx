import type { VerificationIntents, VerificationView } from '../../../machines/identity/verification';
import { userCenterCopy } from '../../copy/people/user-center';
import { Button } from '../../ui/press/button';
import { Card, Empty, Facts, Loading, PageHead, StatusBadge } from './center-parts';
import { VerificationForm } from './verification-form';

const { verification: copy, status: statusCopy, pages } = userCenterCopy;

export type VerificationParts = { view: VerificationView; on: VerificationIntents };

/** China time, as the auditors count days, wherever the page is read. */
const CLOCK = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** Verification state and reason; changes are announced. */
function Standing({ view: { facts } }: { view: VerificationView }) {
  const { status, reason } = facts;
  return (
    <output className="mt-3 block">
      <StatusBadge status={status} />
      <span className="mt-2 block">{statusCopy[status].text}</span>
      {status === 'REJECT' && reason !== null && (
        <span className="mt-2 block text-bad">
          {copy.reason}：{reason}
        </span>
      )}
    </output>
  );
}

function Handed({ view: { facts } }: { view: VerificationView }) {
  const { enterpriseName, creditCode, licenceName, submittedAt } = facts;
  return (
    <Facts
      facts={[
        [copy.name.label, enterpriseName],
        [copy.code.label, creditCode],
        [copy.handedLicence, licenceName ?? copy.noLicence],
        ...(submittedAt === null ? [] : [[copy.submittedAt, CLOCK.format(new Date(submittedAt))] as const]),
      ]}
    />
  );
}

function Body({ view, on }: VerificationParts) {
  const { stage } = view;
  if (stage === 'loading') return <Loading>{copy.loading}</Loading>;
  if (stage === 'unavailable')
    return (
      <Empty {...copy.unavailable}>
        <Button look="line" onClick={on.refresh}>
          {copy.unavailable.retry}
        </Button>
      </Empty>
    );
  return (
    <Card title={pages.verification}>
      <Standing view={view} />
      {stage === 'editing' ? <VerificationForm view={view} on={on} /> : <Handed view={view} />}
      {stage === 'waiting' && (
        <Button look="line" size="small" className="mt-4" onClick={on.refresh}>
          {copy.refresh}
        </Button>
      )}
    </Card>
  );
}

export function VerificationPageView(parts: VerificationParts) {
  return (
    <>
      <PageHead title={pages.verification} lead={copy.lead} />
      <Body {...parts} />
    </>
  );
}
