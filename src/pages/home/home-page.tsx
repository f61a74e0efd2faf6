import { useSelector } from '@xstate/react';

import { selectSmsCountdownActor } from '../../../machines/app';
import { useAppActor } from '../../actors/app-actor';
import { homeCopy as copy } from '../../copy/home';
import { SmsCodeForm } from '../../features/login/sms-code-form';
import lanes from './lanes.svg';

export default function HomePage() {
  const smsCountdown = useSelector(useAppActor(), selectSmsCountdownActor);
  return (
    <section className="relative isolate flex flex-1 items-center overflow-hidden bg-deep">
      <img
        src={lanes}
        alt=""
        className="absolute inset-y-0 -right-40 -z-10 h-full max-w-none object-cover object-right opacity-25 lg:right-0 lg:opacity-70"
      />
      <div className="wrap grid gap-10 py-14 lg:grid-cols-[1fr_416px] lg:items-center lg:py-20">
        <div>
          <h1 className="text-32 text-on-deep md:text-44">
            {copy.headline.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <p className="mt-4 max-w-110 text-16 text-deep-text">{copy.promise}</p>
        </div>
        <section className="rounded-dialog bg-surface p-6 shadow-dialog md:p-8">
          <h2 className="text-24">{copy.signIn.title}</h2>
          <p className="mt-1 mb-5 text-muted">{copy.signIn.purpose}</p>
          <SmsCodeForm actor={smsCountdown} />
        </section>
      </div>
    </section>
  );
}
