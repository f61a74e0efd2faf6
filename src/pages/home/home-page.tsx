import { homeCopy as copy } from '../../copy/home';
import lanes from './lanes.svg';

export default function HomePage() {
  return (
    <section className="relative isolate flex flex-1 items-center overflow-hidden bg-deep">
      <img
        src={lanes}
        fetchPriority="low"
        alt=""
        className="absolute inset-y-0 -right-40 -z-10 h-full max-w-none object-cover object-right opacity-25 lg:right-0 lg:opacity-70"
      />
      <div className="wrap py-14 lg:py-20">
        <h1 className="text-32 text-on-deep md:text-44">
          {copy.headline.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-110 text-16 text-deep-text">{copy.promise}</p>
      </div>
    </section>
  );
}
