import type { PersonId } from '@tafelrunde/table';
import type { Store } from './storage/store.ts';
import { hashOfToken, isSameHash, newId, newToken } from './tokens.ts';

/** Somebody new: the token is told once and never stored. */
export async function newPerson(store: Store): Promise<{ readonly person: PersonId; readonly token: string }> {
  const [person, token] = [newId(), newToken()];
  await store.addPerson({ person, token: hashOfToken(token) });
  return { person, token };
}

export async function whoHas(store: Store, token: string): Promise<PersonId | undefined> {
  const hash = hashOfToken(token);
  const found = await store.personOf(hash);
  return found !== undefined && isSameHash(found.token, hash) ? found.person : undefined;
}
