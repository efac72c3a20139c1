import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import useSWR from 'swr';

type Answers = [
  user: { first_name: string; last_name: string },
  community: { name: string },
  records: { upcomingShabbos: { poeple_count: number }[] },
];

declare global {
  /** The answers to the calls that the inline script of the page has sent. */
  var answers: Promise<Answers>;
}

function MemberPage({ children }: { children: ReactNode }) {
  const { data } = useSWR('answers', () => globalThis.answers);
  const [title] = useState(() => document.title);
  if (data === undefined) return <p>Loading</p>;
  const [user, community, records] = data;
  const count = records.upcomingShabbos.reduce((sum, row) => sum + row.poeple_count, 0);
  return (
    <>
      <title>{title}</title>
      <h1>{`Welcome ${user.first_name} ${user.last_name}`}</h1>
      <p>{`${community.name}: ${count} people coming`}</p>
      {children}
    </>
  );
}

/** Shows heading and count of memberLimit.html with the libraries that every screen of a member needs, and `children` below. */
export function showMemberPage(children: ReactNode): void {
  const main = document.querySelector('main');
  if (main === null) return;
  createRoot(main).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<MemberPage>{children}</MemberPage>} />
      </Routes>
    </BrowserRouter>,
  );
}
