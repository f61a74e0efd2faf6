import { pictured } from '../ui/pictured';

const Page = pictured(async () => (await import('./home-alive')).HomeAlive, 'rest');

/** The first page as the build has drawn it; what moves it comes when the page rests, or somebody touches it. */
export default function Home() {
  return <Page className="flex flex-1 flex-col" />;
}
