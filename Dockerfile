# docker build -t navlint . && docker run --rm -v "$PWD:/app" navlint check
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libgraphviz-dev pkg-config && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Package.swift Package.resolved* ./
COPY Sources Sources
COPY Tests Tests
RUN swift build -c release --product navlint --static-swift-stdlib && cp "$(swift build -c release --show-bin-path)/navlint" /navlint

FROM debian:bookworm-slim
# git for 'diff' and '--only-changed'; Graphviz draws maps; a font for the words on them.
RUN apt-get update && apt-get install -y --no-install-recommends git libgvc6 fonts-dejavu-core libcurl4 libxml2 \
  && rm -rf /var/lib/apt/lists/* && git config --system --add safe.directory '*'
COPY --from=build /navlint /usr/local/bin/navlint
WORKDIR /app
ENTRYPOINT ["navlint"]
