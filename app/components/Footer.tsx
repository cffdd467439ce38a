import { useRootData } from "./root-data";

/** The foot of every page: in which zone its times are read. */
export function Footer() {
  const { organisation, viewer } = useRootData();
  return (
    <footer className="colophon">
      <p>{organisation ? `Plumbline at ${organisation.name}` : "Plumbline"}</p>
      {viewer ? <p>Times are in your zone, {viewer.timeZone.replaceAll("_", " ")}.</p> : null}
    </footer>
  );
}
