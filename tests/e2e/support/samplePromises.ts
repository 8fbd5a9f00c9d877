import {expect, type Locator, type Page} from '@playwright/test';
import type {UserNameData} from '@onecomme.com/onesdk/types/UserData';
import {frameId, LIVE_TITLE} from '@komebiyori/simulator/scenario';
import type {Simulator} from '@komebiyori/simulator/server';
import {SET_LIST} from '@komebiyori/simulator/app';
import {commentOf} from './manualDesk';

interface Scene {
  readonly app: Simulator;
  readonly view: Page;
  readonly lines: readonly string[];
  /** Opens the sample, and gives what it writes into. */
  readonly show: (query?: string) => Promise<Locator>;
}

/** What each sample promises, and how to see it. */
export const PROMISES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async コメントを色付きで並べる({app, show}) {
    const comments = (await show()).locator('.comment');
    const {data} = commentOf(app.make('gift', {service: 'youtube', tier: 5}));
    await expect(comments).toHaveCSS('background-color', 'rgb(245, 124, 0)');
    await expect(comments).toContainText(data.displayName ?? data.name);
    app.make('ordinary', {service: 'youtube'});
    await expect(comments.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
  async 新着だけを1件ずつ扱う({app, show}) {
    app.make('ordinary', {service: 'twitch'});
    const box = await show();
    const gift = commentOf(app.make('gift', {service: 'youtube'}));
    await expect(box).toHaveText(`ギフト！ ${gift.data.name}（youtube）`);
    const plain = commentOf(app.make('ordinary', {service: 'kick'}));
    await expect(box).toHaveText(`新着 ${plain.data.name}（kick）`);
  },
  async 題名と視聴者数を出す({app, show}) {
    const [frame, second] = app.state.services();
    if (frame === undefined || second === undefined) throw new Error('Two frames are needed');
    app.send({type: 'services', data: [{...frame, meta: {title: LIVE_TITLE, viewer: 12}}]});
    const box = await show();
    await expect(box).toHaveText(`${LIVE_TITLE}（視聴者 12人）`);
    app.send({type: 'meta', data: {service: frame, meta: {title: '夜の部', viewer: 3456}}});
    await expect(box).toHaveText('夜の部（視聴者 3456人）');
    app.send({type: 'meta', data: {service: second, meta: {title: '朝の部', viewer: 44}}});
    await expect(box).toHaveText('夜の部（視聴者 3456人）\n朝の部（視聴者 44人）\n合計 3500人');
    app.send({type: 'meta.clear', data: second.id});
    await expect(box).toHaveText('夜の部（視聴者 3456人）');
    app.send({type: 'meta.clear', data: frame.id});
    await expect(box).toHaveText('');
  },
  async 参加待ちの列を出す({app, show}) {
    const first = commentOf(app.make('order', {service: 'youtube'}));
    const box = await show();
    await expect(box).toHaveText(`1. ${first.data.name}`);
    const second = commentOf(app.make('order', {service: 'twitch'}));
    await expect(box).toHaveText(`1. ${first.data.name}\n2. ${second.data.name}`);
    const orders = app.state.tables.orders();
    const playing = orders.map((order, at) => ({...order, playing: at === 0}));
    app.send({type: 'waitingList', data: playing});
    await expect(box).toHaveText(`プレイ中 ${first.data.name}\n1. ${second.data.name}`);
    app.send({type: 'waitingList', data: playing.map((order) => ({...order, completed: true}))});
    await expect(box).toHaveText('');
  },
  async セットリストとリクエストを出す({app, show}) {
    const {items, completed, ...list} = SET_LIST;
    const box = await show();
    const songs = ['✓ 雨あがりソーダ', '夜の散歩道', '三時のおやつ行進曲'];
    await expect(box).toHaveText(songs.join('\n'));
    const asked = commentOf(app.make('request', {service: 'youtube'}));
    await expect(box).toContainText(`（${asked.data.name}）`);
    app.send({
      type: 'setList',
      data: {...list, items, completed: [...completed, ...items.slice(0, 1)]},
    });
    await expect(box).toContainText(
      '✓ 雨あがりソーダ\n✓ 夜の散歩道\n三時のおやつ行進曲\nリクエスト ',
    );
  },
  async リアクションとワードパーティーを受ける({app, show}) {
    const box = await show();
    app.send({type: 'reactions', data: {reactions: [{key: '8888', value: 3}], effect: true}});
    await expect(box).toHaveText('8888 ×3');
    app.send({type: 'reactions', data: {reactions: [{key: 'www', value: 1}], effect: false}});
    app.send({type: 'wp.exec', data: {id: 'popper-8888', count: 2, comment: 'わーい'}});
    await expect(box).toHaveText('演出popper-8888を2回 わーい');
    app.send({type: 'wp.update', data: {dir: ''}});
    await expect(box).toHaveText('');
  },
  async YouTubeの投票を出す({app, show}) {
    const choices = [
      {label: 'パズル', percentage: '75%', ratio: 0.75},
      {label: 'レース', percentage: '25%', ratio: 0.25},
    ];
    const poll = {id: 'poll-1', title: '次に遊ぶゲームは', thumbnail: '', meta: '4票', choices};
    const box = await show();
    const none = choices.map((choice) => ({...choice, ratio: 0}));
    app.send({type: 'yt.survey.start', data: {...poll, choices: none}});
    await expect(box).toHaveText(`${poll.title}\nパズル  0%\nレース  0%`);
    app.send({type: 'yt.survey.update', data: poll});
    const bars = [`パズル ${'■'.repeat(15)} 75%`, `レース ${'■'.repeat(5)} 25%`];
    await expect(box).toHaveText([poll.title, ...bars].join('\n'));
    const result = ['パズル 75%'];
    app.send({type: 'yt.survey.finish', data: {...poll, message: '投票が終了しました', result}});
    await expect(box).toHaveText('投票が終了しました\nパズル 75%');
  },
  async 枠とリスナーの詳細を結び付ける({app, show}) {
    const known = commentOf(app.make('ordinary', {service: 'youtube'}));
    const {userId, name} = known.data;
    const label = (text: string) => {
      const listener = app.state.listeners().find(({id}) => id === userId) as UserNameData;
      app.send({type: 'userDatas', data: {[userId]: {...listener, label: text}}});
    };
    label('常連');
    const box = await show();
    await expect(box).toHaveText(`[${LIVE_TITLE}] 常連 ${name}`);
    label('友だち');
    await expect(box).toHaveText(`[${LIVE_TITLE}] 友だち ${name}`);
    const [frame] = app.state.services().filter(({id}) => id === frameId('youtube'));
    if (frame === undefined) throw new Error('No frame');
    app.send({type: 'services', data: [{...frame, meta: {title: '夜の部'}}]});
    await expect(box).toHaveText(`[夜の部] 友だち ${name}`);
  },
  async 'HTTPで調べる・送る'({app, view, lines, show}) {
    const order = commentOf(app.make('order', {service: 'twitch'}));
    const box = await show();
    await expect(box).toHaveText('8.0.7 無料\n「はじめまして」は0件\nピン留めはありません');
    app.send({type: 'pinned', data: order});
    await view.getByText('調べ直す').click();
    await expect(box).toContainText(order.data.name);
    await view.getByText('先頭の人を完了にする').click();
    await expect.poll(() => app.state.tables.orders()[0]?.completed, {intervals: [5]}).toBe(true);
    await view.getByText('読み上げる').click();
    await expect.poll(() => lines, {intervals: [5]}).toContain('読み上げ: こんばんは');
  },
  async CSSの変数を自分の設定にする({app, view, show}) {
    const plain = (await show()).locator('.comment');
    await expect(view.locator('body')).toContainText('無料版で表示しています');
    app.make('ordinary', {service: 'youtube'});
    await expect(plain.locator('img')).toBeVisible();
    app.send({type: 'clear'});
    const css = ':root { --my-seconds: 0.5; --my-icons: off; }';
    const styled = (await show(`?style=${encodeURIComponent(css)}`)).locator('.comment');
    app.make('ordinary', {service: 'youtube'});
    await expect(styled).toBeVisible();
    await expect(styled.locator('img')).toHaveCount(0);
    await expect(styled).toHaveCount(0);
  },
  async JSONのファイルから読む({app, view, show}) {
    const comments = [1, 2].map(() => commentOf(app.make('ordinary', {service: 'youtube'})));
    await view.route('http://localhost:8080/comments.json', (route) =>
      route.fulfill({json: comments, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await expect(await show()).toHaveText(comments.map(({data}) => data.name).join('\n'));
  },
};
