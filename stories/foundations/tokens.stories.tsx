import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import css from '../../src/ui/tokens.css?raw';
import { Button } from '../../src/ui/press/button';
import { TextField } from '../../src/ui/form/text-field';
import { TOKEN_FILES, toDtcg } from './dtcg';
import { PURPOSES } from './purposes';
import { Part, Row, Rows, Rules, Sheet } from './sheet';
import { TokenName } from './token-name';
import { tokensIn, type Theme, type Token } from './tokens';

const meta = {
  title: '基础/令牌',
  component: Sheet,
  args: { children: null },
  parameters: { sheet: 'live' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const TOKENS = tokensIn(css);

/** Height of a line belongs to its size and has no purpose of its own. */
const SHOWN = TOKENS.filter(({ name }) => PURPOSES[name] !== undefined);

const KINDS = {
  color: '颜色',
  text: '字号',
  font: '字体与字重',
  radius: '圆角',
  shadow: '阴影',
  breakpoint: '断点',
  ease: '缓动',
  animate: '动效',
} as const;

const kindOf = (token: Token) => Object.keys(KINDS).find((kind) => token.name.startsWith(`${kind}-`)) ?? '';

const valueOf = ({ day, night }: Token) => (day === night ? [day] : [`浅色 ${day}`, `深色 ${night}`]);

const isAbout = (token: Token, wanted: string) =>
  [`--${token.name}`, PURPOSES[token.name] ?? '', ...valueOf(token)].some((text) => text.includes(wanted.trim()));

function Sample({ token: { name, day } }: { token: Token }) {
  if (name.startsWith('color-'))
    return (
      <span className="block h-10 rounded-control border border-line-strong" style={{ background: `var(--${name})` }} />
    );
  if (name.startsWith('text-')) return <span style={{ fontSize: `var(--${name})`, lineHeight: 1.2 }}>危 9</span>;
  if (name.startsWith('font-weight-')) return <span style={{ fontWeight: Number(day) }}>危险品</span>;
  if (name.startsWith('radius-'))
    return (
      <span className="block h-10 border border-line-strong bg-sunken" style={{ borderRadius: `var(--${name})` }} />
    );
  if (name.startsWith('shadow-'))
    return <span className="block h-10 rounded-control bg-raise" style={{ boxShadow: `var(--${name})` }} />;
  return null;
}

const TokenRow = ({ token }: { token: Token }) => (
  <Row
    sample={<Sample token={token} />}
    name={
      <>
        <TokenName name={token.name} />
        {valueOf(token).map((value) => (
          <span key={value} className="block break-words text-12 text-muted">
            {value}
          </span>
        ))}
      </>
    }
  >
    {PURPOSES[token.name]}
  </Row>
);

const THEME_NAMES = { day: '浅色', night: '深色' } as const;

function save(theme: Theme, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(toDtcg(TOKENS, theme), null, 2)], { type: 'application/json' }),
  );
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function Tokens() {
  const [wanted, setWanted] = useState('');
  const found = SHOWN.filter((token) => isAbout(token, wanted));
  return (
    <Sheet>
      <Part title="用名字，不用数值">
        <Rules>
          {[
            '颜色、字号、圆角、阴影和动效只来自这里，页面里不写数值。',
            '先看用途再选名字：两个颜色相近，用途不同，也不互换。',
            '按名字旁的按钮即可复制，粘贴到设计文件或代码。',
            '导出的是 DTCG 格式，浅色、深色各一个文件，设计工具可直接导入。',
          ]}
        </Rules>
        <span className="flex flex-wrap gap-3">
          {TOKEN_FILES.map(({ theme, file }) => (
            <Button key={theme} look="line" onClick={() => save(theme, file)}>
              {`下载${THEME_NAMES[theme]} JSON`}
            </Button>
          ))}
        </span>
      </Part>
      <div className="max-w-104">
        <TextField
          label="查找令牌"
          hint={`共 ${SHOWN.length} 个，找到 ${found.length} 个`}
          placeholder="名字、用途或数值"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {Object.entries(KINDS).map(([kind, title]) => {
        const own = found.filter((token) => kindOf(token) === kind);
        if (own.length === 0) return null;
        return (
          <Part key={kind} title={title}>
            <Rows>
              {own.map((token) => (
                <TokenRow key={token.name} token={token} />
              ))}
            </Rows>
          </Part>
        );
      })}
    </Sheet>
  );
}

export const All: Story = {
  name: '全部令牌',
  render: () => <Tokens />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制 --color-ink' }));
    await expect(copied).toHaveBeenCalledWith('--color-ink');
    await expect(canvas.getByText('已复制')).toBeVisible();
    copied.mockRestore();
    await userEvent.type(canvas.getByLabelText('查找令牌'), '遮罩');
    await expect(canvas.getByRole('button', { name: '复制 --color-scrim' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '复制 --color-ink' })).toBeNull();
    await userEvent.clear(canvas.getByLabelText('查找令牌'));
  },
};
