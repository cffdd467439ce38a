import type { MetaFunction } from "@remix-run/node";
import { LinkButton, Page } from "~/components";
import { Forms } from "~/components/gallery/Forms";
import { Reading } from "~/components/gallery/Reading";
import { Records } from "~/components/gallery/Records";
import { Signs } from "~/components/gallery/Signs";

/** Not here (404) unless in development or where the gallery is asked for. */
export async function loader() {
  const open = process.env.NODE_ENV === "development" || process.env.PLUMBLINE_GALLERY === "1";
  if (!open) throw new Response(null, { status: 404 });
  return null;
}

export const meta: MetaFunction = () => [{ title: "Components · Plumbline" }];

export default function Gallery() {
  return (
    <Page
      title="Every component, in every state"
      kicker="For people who build Plumbline"
      lede={<p>Look here at 360 and 1280 pixels, in light and dark, before and after you change a style.</p>}
      actions={<LinkButton to="?done=sample">Show a done message</LinkButton>}
    >
      <Signs />
      <Reading />
      <Records />
      <Forms />
    </Page>
  );
}
