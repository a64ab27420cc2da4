#!/usr/bin/env bash
# Measures consoles beside their yardsticks in one run: hand-written HTML, React alone, a plain react-admin console.
#   compare.sh WORKDIR [--alone] [APP.json http://127.0.0.1:PORT]... [-- options of measure.mjs]
# WORKDIR is a scratch folder. It is made, filled and built on first use, kept for the next run, and built anew after a yardstick
# was changed. APP.json describes a console; its baseUrl is https://127.0.0.1 with a free port of its own, where the front server
# (HTTP/2, brotli) forwards to the address that is given here. --alone leaves out the yardsticks.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$1; shift
apps=() front=() alone=
if [ "${1:-}" = --alone ]; then alone=yes; shift; fi
if [ -z "$alone" ]; then
  apps=(apps/floor-html.json apps/floor-react.json apps/ra-stock.json)
  front=(
    '{ "name": "ra-stock", "port": 9103, "root": "peers/ra-stock/dist", "proxy": { "/api": "http://127.0.0.1:9201" } }'
    '{ "name": "floor-html", "port": 9106, "proxy": { "/": "http://127.0.0.1:9203" } }'
    '{ "name": "floor-react", "port": 9107, "root": "floors/react/dist", "proxy": { "/api": "http://127.0.0.1:9203" } }'
  )
fi
while [ $# -ge 2 ] && [ "$1" != -- ]; do
  app=$(realpath "$1")
  read -r name port < <(node -p 'const { name, baseUrl } = JSON.parse(fs.readFileSync(process.argv[1])); `${name} ${new URL(baseUrl).port}`' "$app")
  apps+=("$app")
  front+=("{ \"name\": \"$name\", \"port\": $port, \"proxy\": { \"/\": \"$2\" } }")
  shift 2
done
if [ "${1:-}" = -- ]; then shift; fi
mkdir -p "$work"; work=$(realpath "$work")

yardsticks=$(cd "$here" && find package.json floors peers -type f -not -path '*/node_modules/*' -not -path '*/dist/*' -exec cksum {} + | sort | cksum)
cp -r "$here"/. "$work"
cd "$work"
if [ "$(cat .built 2>/dev/null)" != "$yardsticks" ]; then
  npm install --no-audit --no-fund --silent
  for p in floors/react peers/ra-stock; do (cd "$p" && npm install --no-audit --no-fund --silent && npm run --silent build); done
  echo "$yardsticks" > .built
fi

pids=(); trap 'for p in "${pids[@]}"; do kill "$p" 2>/dev/null || true; done' EXIT
if [ -z "$alone" ]; then
  rm -f customers.json
  (cd peers/ra-stock && exec node api.mjs 9201 "$work/customers.json") & pids+=($!)
  until [ -s customers.json ]; do sleep 0.2; done; sleep 1
  node floors/server.mjs customers.json 9203 & pids+=($!)
fi
joined() { local IFS=,; echo "$*"; }
echo "{ \"apps\": [$(joined "${front[@]}")] }" > front.json
node serve.mjs front.json & pids+=($!)
sleep 3
node measure.mjs --apps "$(joined "${apps[@]}")" --baseline ra-stock "$@"
