type PersonNameProps = { readonly person: { readonly id: string; readonly name: string } | null };

/** A person by name; where nobody is named yet, it says so. */
export function PersonName({ person }: PersonNameProps) {
  if (person === null) return <span className="person person-none">Nobody yet</span>;
  return <span className="person">{person.name}</span>;
}
