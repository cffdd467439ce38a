/**
 * What a person wrote, in the reading face: plain text, blank lines part paragraphs, single breaks are kept.
 * Never read as markup.
 */
export function Prose({ text }: { readonly text: string }) {
  const paragraphs = text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and don't move.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
