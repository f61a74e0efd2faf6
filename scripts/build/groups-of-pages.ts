import type { Group } from './group';

/** What every page needs at once, what it fetches when it rests, and what pages that are read share. */
export const OF_PAGES: readonly Group[] = [
  { name: 'site', priority: 3, files: ['src/main.tsx'] },
  // What the login and the lists share.
  {
    name: 'base',
    priority: 2,
    files: [
      'machines/support/shelf.ts',
      'src/app/answered/use-page-actor.ts',
      'src/app/page-actors/use-is-here.ts',
      'domain/values/days.ts',
      'domain/goods/together.ts',
      'domain/values/query.ts',
      'domain/mode-ids.ts',
      'src/ui/mark/icon.tsx',
      'src/ui/form/checkbox.tsx',
      'src/ui/form/text-field.tsx',
      'src/ui/press/icon-button.tsx',
      'src/ui/press/link-button.tsx',
      'src/ui/layer/dialog.tsx',
      'src/ui/layer/dialog-title.tsx',
      'src/ui/mark/badge.tsx',
      'src/ui/press/button-link.tsx',
      'src/ui/press/text-link.tsx',
      'src/ui/show/block-states.tsx',
      'src/ui/show/comma.tsx',
      'src/ui/show/empty-state.tsx',
      'src/ui/show/status-strip.tsx',
      'src/ui/show/scroller.tsx',
      'src/ui/show/tabs.tsx',
    ],
  },
  {
    name: 'rest',
    priority: 2,
    files: [
      'src/features/login/login-dialog.tsx',
      'src/layouts/header/site-header.tsx',
      'src/features/notices/notices.tsx',
      'src/app/compose/compose-around.ts',
    ],
  },
  {
    name: 'gateway',
    priority: 1,
    files: [
      'src/effects/gateway/gateway.ts',
      'src/effects/gateway/handed-over.ts',
      'src/effects/home/shelf-failure.ts',
      'contract/wire/endpoint.ts',
    ],
  },
  { name: 'page', priority: 1, files: ['src/features/page/page-head.tsx', 'src/features/page/service-page.tsx'] },
  {
    name: 'shelf',
    priority: 1,
    files: [
      'src/copy/words/shelf.ts',
      'src/copy/content/latest-news.ts',
      'src/app/use-lead-on.ts',
      'src/effects/news/load-news-list.ts',
      'src/effects/news/dated.ts',
    ],
  },
];
