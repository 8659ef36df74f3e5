import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from '../../pages/home/home.tsx';
import { Announcer } from './announcer.tsx';
import { Boundary } from './boundary.tsx';
import { Frame } from './frame.tsx';
import { Loading } from './loading.tsx';
import { UpdateNotice } from './update-notice.tsx';

const NewTablePage = lazy(async () => ({
  default: (await import('../../pages/new-table/new-table.tsx')).NewTablePage,
}));
const LocalTablePage = lazy(async () => ({
  default: (await import('../../pages/table/local-table.tsx')).LocalTablePage,
}));
const OnlineTablePage = lazy(async () => ({
  default: (await import('../../pages/table/online-table.tsx')).OnlineTablePage,
}));
const JoinPage = lazy(async () => ({ default: (await import('../../pages/join/join.tsx')).JoinPage }));
const EnterCodePage = lazy(async () => ({ default: (await import('../../pages/join/enter-code.tsx')).EnterCodePage }));
const LearnPage = lazy(async () => ({ default: (await import('../../pages/learn/learn.tsx')).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import('../../pages/lesson/lesson.tsx')).LessonPage }));
const RulesPage = lazy(async () => ({ default: (await import('../../pages/learn/rules.tsx')).RulesPage }));
const CardsPage = lazy(async () => ({ default: (await import('../../pages/learn/cards.tsx')).CardsPage }));
const ScorePage = lazy(async () => ({ default: (await import('../../pages/score/score.tsx')).ScorePage }));
const ReplaysPage = lazy(async () => ({ default: (await import('../../pages/replay/replays.tsx')).ReplaysPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../../pages/replay/replay.tsx')).ReplayPage }));
const OpenTablesPage = lazy(async () => ({
  default: (await import('../../pages/open-tables/open-tables.tsx')).OpenTablesPage,
}));
const SettingsPage = lazy(async () => ({ default: (await import('../../pages/settings/settings.tsx')).SettingsPage }));
const AboutPage = lazy(async () => ({ default: (await import('../../pages/about/about.tsx')).AboutPage }));
const LegalPage = lazy(async () => ({ default: (await import('../../pages/legal/legal.tsx')).LegalPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../../pages/not-found/not-found.tsx')).NotFoundPage,
}));

export function App() {
  return (
    <Boundary>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/here/:id">{({ id }) => <LocalTablePage id={id} key={id} />}</Route>
          <Route path="/online/:id">{({ id }) => <OnlineTablePage id={id} key={id} />}</Route>
          <Route path="/replays/:id">{({ id }) => <ReplayPage id={id} key={id} />}</Route>
          <Route path="/learn/:game/lesson/:id">
            {({ game, id }) => <LessonPage gameId={game} id={id} key={`${game}/${id}`} />}
          </Route>
          <Route>
            <Frame>
              <Suspense fallback={<Loading />}>
                <Pages />
              </Suspense>
            </Frame>
          </Route>
        </Switch>
      </Suspense>
      <UpdateNotice />
      <Announcer />
    </Boundary>
  );
}

/** The pages that have the header and the footer around them. */
function Pages() {
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/new/:game">{({ game }) => <NewTablePage gameId={game} key={game} />}</Route>
      <Route path="/join">
        <EnterCodePage />
      </Route>
      <Route path="/join/:id">{({ id }) => <JoinPage id={id} key={id} />}</Route>
      <Route path="/open">
        <OpenTablesPage />
      </Route>
      <Route path="/learn">
        <LearnPage />
      </Route>
      <Route path="/learn/:game/rules">{({ game }) => <RulesPage gameId={game} key={game} />}</Route>
      <Route path="/learn/:game/cards">{({ game }) => <CardsPage gameId={game} key={game} />}</Route>
      <Route path="/score">
        <ScorePage />
      </Route>
      <Route path="/replays">
        <ReplaysPage />
      </Route>
      <Route path="/settings">
        <SettingsPage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route path="/imprint">
        <LegalPage kind="imprint" />
      </Route>
      <Route path="/privacy">
        <LegalPage kind="privacy" />
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}
