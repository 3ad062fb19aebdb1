// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/reportstyle.h"

#include "core/base/literals.h"

namespace millrace {

QString reportStyle()
{
    // No "<" and no "&" in here: the page is well-formed XML too, so that programs can read it.
    return uR"(
:root { color-scheme: light dark;
  --background: #f6f7f9; --surface: #ffffff; --raised: #eef1f5; --line: #d9dee6; --text: #1b2430; --muted: #5a6675;
  --accent: #0f6e84; --soft: #d6ebf0; --good: #1b7347; --warning: #8a5a00; --bad: #b3261e; }
@media screen and (prefers-color-scheme: dark) { :root {
  --background: #14181d; --surface: #1b2027; --raised: #242b34; --line: #333c48; --text: #e8ecf1; --muted: #a3afbd;
  --accent: #5cc3da; --soft: #1d3a43; --good: #6fcf97; --warning: #e2b34b; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text);
  font: 13px/1.5 Inter, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; margin-bottom: 16px; color: var(--muted); }
header b { color: var(--accent); font-size: 16px; }
h1 { font-size: 20px; font-weight: 600; margin: 0; line-height: 1.35; }
h2 { font-size: 14px; font-weight: 600; margin: 0 0 8px; }
p { margin: 4px 0 0; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; margin-top: 16px; }
.verdict { border-left-width: 6px; }
.verdict p { color: var(--muted); max-width: 90ch; overflow-wrap: anywhere; }
.proved { border-left-color: var(--good); } .proved h1 { color: var(--good); }
.look-here { border-left-color: var(--warning); } .look-here h1 { color: var(--warning); }
.danger { border-left-color: var(--bad); } .danger h1 { color: var(--bad); }
.good { color: var(--good); } .look { color: var(--warning); } .bad { color: var(--bad); }
.note { color: var(--muted); font-size: 12px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 12px; margin-top: 16px; }
.tile { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; color: var(--muted); }
.tile strong { display: block; color: var(--text); font-size: 20px; font-weight: 600; line-height: 1.3; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; font-weight: 500; color: var(--muted); border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; white-space: nowrap; }
td { padding: 4px 12px 4px 0; vertical-align: top; overflow-wrap: break-word; }
td.number, th.number { text-align: right; white-space: nowrap; overflow-wrap: normal; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 12px; }
dt { color: var(--muted); } dd { margin: 0; overflow-wrap: anywhere; }
pre, code { font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
pre { background: var(--raised); border-radius: 6px; padding: 8px 12px; margin: 4px 0 12px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; font-weight: 600; font-size: 14px; }
details[open] summary { margin-bottom: 8px; }
ol { margin: 0; padding-left: 24px; }
svg.plot { display: block; width: 100%; height: auto; }
.plot .grid { stroke: var(--line); stroke-dasharray: 2 3; } .plot .axis { stroke: var(--muted); }
.plot .curve { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-linejoin: round; }
.plot .area { fill: var(--soft); opacity: 0.6; }
.plot .stage { fill: var(--accent); opacity: 0.1; }
.plot .curve.second { stroke: var(--warning); stroke-dasharray: 5 3; } .plot text.first { fill: var(--accent); } .plot text.second { fill: var(--warning); }
.plot .mean { stroke: var(--muted); stroke-dasharray: 6 4; }
.plot .bar { fill: var(--accent); opacity: 0.7; } .plot .bar.look { fill: var(--warning); }
.plot .event { stroke: var(--warning); stroke-dasharray: 4 3; } .plot .mark.bad .event { stroke: var(--bad); }
.plot text { font-size: 11px; fill: var(--muted); } .plot .mark text { fill: var(--warning); } .plot .mark.bad text { fill: var(--bad); }
.plot .end { text-anchor: end; } .plot .middle { text-anchor: middle; }
footer { margin-top: 16px; color: var(--muted); font-size: 12px; }
@media print { section, .tile { break-inside: avoid; } body { background: none; } }
)"_s;
}

} // namespace millrace
