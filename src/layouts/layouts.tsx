import type { ComponentType } from 'react';
import { Link } from 'wouter';

import type { Layout } from '../../domain/routes';
import { brand } from '../copy/site/brand';
import { frameCopy as copy } from '../copy/site/frame';
import { Logo } from '../ui/mark/logo';
import { ShortFooter } from './footer/footers';
import { Frame, type LayoutProps } from './frame';
import { EmergencyLine } from './header/emergency-line';
import { LoginSlot } from './login-slot';

/** Home page: its image reaches behind the header, and special-enterprise users are forwarded. */
const LargePageLayout = (props: LayoutProps) => <Frame layout="large-page" ground="hero" {...props} />;

const ImageHeaderLayout = (props: LayoutProps) => <Frame layout="image-header" ground="hero" {...props} />;

const RailLayout = (props: LayoutProps) => <Frame layout="rail" {...props} />;

const BasicLayout = (props: LayoutProps) => <Frame layout="basic" {...props} />;

/** Short page, vertically centred. */
const DefaultLayout = ({ place, children }: LayoutProps) => (
  <Frame layout="default" place={place}>
    <div className="flex flex-1 flex-col justify-center">{children}</div>
  </Frame>
);

/** Forms and receipts, without distractions. */
const WhiteLayout = (props: LayoutProps) => (
  <Frame layout="white" paper="bg-surface" footer={<ShortFooter />} {...props} />
);

/** Mobile page: home link, emergency line, content. */
const WhiteMobileLayout = ({ children }: LayoutProps) => (
  <div data-layout="white-mobile" className="flex min-h-dvh flex-col bg-surface">
    <header className="border-b border-line text-ink">
      <div className="mx-auto flex h-14 max-w-120 items-center justify-between gap-4 px-4">
        <Link href="/" aria-label={`${brand.name} ${copy.home}`} className="flex items-center gap-2.5">
          <Logo className="size-7" />
          <span className="text-16 font-semibold">{brand.name}</span>
        </Link>
        <EmergencyLine />
      </div>
    </header>
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-120 flex-1 flex-col">
      {children}
    </main>
    <ShortFooter />
    <LoginSlot />
  </div>
);

const ActivityLayout = (props: LayoutProps) => <Frame layout="activity" {...props} />;

export const LAYOUTS_BY_NAME: Record<Layout, ComponentType<LayoutProps>> = {
  activity: ActivityLayout,
  basic: BasicLayout,
  default: DefaultLayout,
  'image-header': ImageHeaderLayout,
  'large-page': LargePageLayout,
  rail: RailLayout,
  white: WhiteLayout,
  'white-mobile': WhiteMobileLayout,
};
